// Runs the whole product on an empty data folder, the way a person does with `npm start`: for journeys and measurements.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const patienceMs = 180_000;

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port');
  return address.port;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

export type RunningTimbre = { origin: string; secondsToReady: number; stop: () => Promise<void> };

export async function runTimbre(env: Record<string, string> = {}): Promise<RunningTimbre> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timbre-run-'));
  // As root, Postgres runs under another user, who must be able to reach its data.
  await chmod(dataDir, 0o755);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const timbre = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      // Assembling the models takes a while; runs share one copy.
      MODEL_CACHE_DIR: path.join(root, '.cache', 'models'),
      ...env,
    },
  });
  const stop = async () => {
    timbre.kill('SIGTERM');
    if (timbre.exitCode === null) await once(timbre, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  while (!(await isReady(origin))) {
    if (timbre.exitCode !== null) throw new Error(`Timbre ended with code ${timbre.exitCode}`);
    if (performance.now() - started > patienceMs) {
      await stop();
      throw new Error('Timbre did not become ready');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, secondsToReady: (performance.now() - started) / 1000, stop };
}
