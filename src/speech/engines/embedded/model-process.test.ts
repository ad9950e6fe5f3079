// A model process that cannot load its models says why, and does so again instead of hanging.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ModelProcess } from './model-process.ts';

const nowhere = join(tmpdir(), 'timbre-no-such-folder');

test('missing models are a clear error for everybody who waits', async () => {
  const child = new ModelProcess({ modelsFolder: nowhere, cacheFolder: nowhere, threads: 1 });
  const sound = { samples: new Float32Array(10), sampleRate: 24_000 };
  const attempts = [child.ready(), child.run<'clone'>({ kind: 'clone', sound, language: undefined })];
  for (const attempt of await Promise.allSettled(attempts)) {
    expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'crashed' } });
    expect(String(attempt.status === 'rejected' && attempt.reason)).toContain('manifest.json');
  }
  await child.close();
});

test('a job that was aborted while it waited is never started', async () => {
  const child = new ModelProcess({ modelsFolder: nowhere, cacheFolder: nowhere, threads: 1 });
  const sound = { samples: new Float32Array(10), sampleRate: 24_000 };
  const job = child.run<'clone'>(
    { kind: 'clone', sound, language: undefined },
    AbortSignal.abort(new Error('no more')),
  );
  await expect(job).rejects.toThrow('no more');
  expect(child.pid).toBeUndefined();
  await child.close();
});
