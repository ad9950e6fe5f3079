// A child process that is started again when it ends unasked, with growing pauses.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Environment } from '#core/config.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const followParent = new URL('./follow-parent.ts', import.meta.url).href;
/** Compiled code of earlier starts: about a third off the time to start. */
const compileCache = join(root, 'node_modules', '.cache', 'compiled');
const stopWithinMs = 15_000;
const steadyAfterMs = 60_000;
const longestPauseMs = 30_000;
const manyFailures = 5;

export type Running = {
  /** Ends by SIGTERM, and by SIGKILL where that does not help. */
  stop(): Promise<void>;
  /** Rejects when the process ended several times in a row. It is tried on even so, as the reason may pass. */
  failing: Promise<never>;
};

export function keepRunning(file: string, env: Environment, say: (text: string) => void): Running {
  let child: ChildProcess;
  let ended: Promise<string>;
  const stopping = new AbortController();

  function start(): void {
    // Its own process group: Ctrl-C reaches the launcher only, which stops everything in order.
    child = spawn(process.execPath, ['--import', followParent, file], {
      cwd: root,
      env: { ...env, NODE_COMPILE_CACHE: compileCache },
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
      child.once('error', (error) => resolve(error.message));
    });
  }

  async function watch(onFailing: (problem: Error) => void): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const started = Date.now();
      start();
      const how = await ended;
      if (stopping.signal.aborted) return;
      failures = Date.now() - started > steadyAfterMs ? 1 : failures + 1;
      if (failures === manyFailures)
        onFailing(new Error(`${file} ended ${failures} times in a row (${how}).`));
      say(`${file} ended (${how}); it is started again.`);
      const pause = Math.min(250 * 2 ** failures, longestPauseMs);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const { promise: failing, reject: onFailing } = Promise.withResolvers<never>();
  failing.catch(() => undefined); // Whoever cares listens; nobody has to.
  void watch(onFailing);
  return {
    failing,
    async stop() {
      stopping.abort();
      child.kill('SIGTERM');
      const forced = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      await ended;
      clearTimeout(forced);
    },
  };
}
