// The list of endpoints: paths, audiences, and what hostile input meets.
import { expect, test } from 'vitest';
import { pathOf } from './endpoint.ts';
import { endpoints } from './endpoints/index.ts';
import { errorCatalogue } from './errors.ts';
import { limits } from './limits.ts';

test('guest and user paths differ by their prefix only', () => {
  expect(pathOf(endpoints.getItemByTaskSn, false)).toBe('/api/clone/getItemByTaskSn');
  expect(pathOf(endpoints.getItemByTaskSn, true)).toBe('/api/user/clone/getItemByTaskSn');
});

test('no two endpoints share a path, and no guest path looks like a user path', () => {
  const paths = Object.values(endpoints).flatMap((target) => [pathOf(target, false), pathOf(target, true)]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('everything under /account is for signed-in users only', () => {
  for (const { path, audience } of Object.values(endpoints))
    expect(audience, path).toBe(path.startsWith('/account/') ? 'user' : 'anyone');
});

test('names are counted in characters, trimmed, in any script', () => {
  const { name } = endpoints.renameVoice.input.shape;
  expect(name.parse('  我的声音 ')).toBe('我的声音');
  expect(name.parse('🎤'.repeat(limits.voiceName.maxCharacters))).toHaveLength(120);
  for (const bad of ['', '   ', 'x'.repeat(61)])
    expect(name.safeParse(bad).error?.issues[0]?.message).toBe('voiceNameInvalid');
});

test('the texts to speak are refused with codes of the catalogue', () => {
  const { text } = endpoints.createSpeech.input.shape;
  const codeOf = (value: string) => text.safeParse(value).error?.issues[0]?.message ?? '';
  expect(codeOf(' \n')).toBe('textRequired');
  expect(codeOf('字'.repeat(limits.text.maxCharacters + 1))).toBe('textTooLong');
  expect(errorCatalogue).toHaveProperty(codeOf(' '));
  expect(text.parse('字'.repeat(limits.text.maxCharacters))).toHaveLength(limits.text.maxCharacters);
});

test('a client id is the letter v and a version 4 identifier', () => {
  const { uuid } = endpoints.startGuest.input.shape;
  expect(uuid.safeParse(`v${crypto.randomUUID()}`).success).toBe(true);
  for (const bad of [
    crypto.randomUUID(),
    'v',
    `v${crypto.randomUUID()}x`,
    'v00000000-0000-1000-8000-000000000000',
  ])
    expect(uuid.safeParse(bad).success).toBe(false);
});
