// Starts the whole product once for all journeys, the way a person does: `npm start` on an empty data folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

const root = path.resolve(import.meta.dirname, '..');
const patienceMs = 120_000;

async function findFreePort(): Promise<number> {
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

export default async function startTimbre(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timbre-e2e-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const timbre = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Assembling the models is tested elsewhere; the journeys share one copy between runs.
      MODEL_CACHE_DIR: path.join(root, '.cache', 'models'),
    },
  });
  const deadline = Date.now() + patienceMs;
  while (!(await isReady(origin))) {
    if (timbre.exitCode !== null) throw new Error(`Timbre ended with code ${timbre.exitCode}`);
    if (Date.now() > deadline) throw new Error('Timbre did not become ready');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  project.provide('origin', origin);
  return async () => {
    timbre.kill('SIGTERM');
    if (timbre.exitCode === null) await once(timbre, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
}
