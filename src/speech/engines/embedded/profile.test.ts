// Profiles come from users' files: a good one passes, every kind of bad one is refused by name.
import { expect, test } from 'vitest';
import { EngineError, type VoiceProfile } from '../../engine.ts';
import { readProfile } from './profile.ts';

const model = { version: '1.0.0', styleWidth: 320 };
const good: VoiceProfile = {
  format: 'timbre-voice',
  version: 1,
  engine: 'embedded',
  model: '1.0.0',
  timbre: Array(192).fill(0.1),
  prosody: Array(128).fill(-0.1),
  pitch: { medianHz: 120, rangeSemitones: 2.5 },
  rate: 1,
};

test('a profile of this model passes and survives JSON', () => {
  expect(readProfile(JSON.parse(JSON.stringify(good)), model)).toEqual(good);
  expect(readProfile({ ...good, language: 'ko' }, model).language).toBe('ko');
});

test('unknown keys are dropped', () => {
  expect(readProfile({ ...good, extra: 'x'.repeat(1e6) }, model)).toEqual(good);
});

test.each([
  ['nothing', undefined],
  ['a string', '{}'],
  ['another engine', { ...good, engine: 'other' }],
  ['another model', { ...good, model: '0.9.0' }],
  ['another format version', { ...good, version: 2 }],
  ['a timbre of another width', { ...good, timbre: Array(128).fill(0) }],
  ['a huge timbre', { ...good, timbre: Array(1e6).fill(0) }],
  ['numbers that would shout', { ...good, timbre: Array(192).fill(1e30) }],
  ['no numbers', { ...good, prosody: Array(128).fill(null) }],
  ['not a number', { ...good, prosody: Array(128).fill(Number.NaN) }],
  ['an impossible pitch', { ...good, pitch: { medianHz: 0, rangeSemitones: 2 } }],
  ['an endless rate', { ...good, rate: Number.POSITIVE_INFINITY }],
  ['a language that is not ours', { ...good, language: 'xx' }],
])('refuses %s', (_, value) => {
  const attempt = () => readProfile(value, model);
  expect(attempt).toThrow(EngineError);
  expect(attempt).toThrow(expect.objectContaining({ code: 'incompatibleVoice', retryable: false }));
});
