// Nothing personal and no secret reaches the log.
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('fields that hold secrets are blanked, at any of the usual depths', () => {
  const text = written((log) =>
    log.info(
      {
        headers: { authorization: 'Bearer abc', 'x-guest-token': 'abc' },
        request: { body: { refresh_token: 'abc' } },
        email: 'abc',
      },
      'request',
    ),
  );
  expect(text).not.toContain('abc');
  expect(text).toContain('***');
});

test('e-mail addresses inside texts and errors are blanked', () => {
  const text = written((log) =>
    log.error({ err: new Error('no such user: a.b+c@mail.timbre.example') }, 'mail to x@y.example failed'),
  );
  expect(text).not.toMatch(/a\.b|x@y/);
  expect(JSON.parse(text)).toMatchObject({ level: 'error', msg: 'mail to ***@*** failed' });
});
