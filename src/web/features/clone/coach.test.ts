// One piece of advice at a time, the most helpful first.
import { expect, test } from 'vitest';
import { coach } from './coach.ts';

/** Words at one level, pauses at another, like speech. */
const speech = (voice: number, floor: number) =>
  Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? floor : voice));

test.each([
  ['speech at a good level', speech(-20, -60), 8, { code: 'good' }],
  ['the same, not long enough yet', speech(-20, -60), 2.4, { code: 'moreSeconds', seconds: 3 }],
  ['half a minute', speech(-20, -60), 31, { code: 'enough' }],
  ['nothing but silence', speech(-70, -75), 4, { code: 'silent' }],
  ['a whisper', speech(-42, -70), 4, { code: 'louder' }],
  ['a shout', speech(-2, -50), 4, { code: 'quieter' }],
  ['a fan beside the microphone', speech(-25, -34), 4, { code: 'noisy' }],
  ['the first moment', [], 0.2, { code: 'moreSeconds', seconds: 5 }],
])('%s', (_what, levels, seconds, advice) => {
  expect(coach(levels, seconds)).toEqual(advice);
});
