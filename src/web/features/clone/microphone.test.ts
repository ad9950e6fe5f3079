// Every way in which a browser refuses the microphone has its own help text.
import { expect, test } from 'vitest';
import { explainMicrophone } from './microphone.ts';

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
])('%s means %s', (name, problem) => {
  expect(explainMicrophone(Object.assign(new Error('no'), { name }))).toBe(problem);
});
