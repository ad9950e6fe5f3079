// The launcher from start to stop, in a checkout of its own: real Postgres, and a small server and worker in place of ours.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const isRoot = process.getuid?.() === 0;

const smallServer = `
  import { createServer } from 'node:http';
  import { loadConfig } from '#core/config.ts';
  import { createContext } from '#core/context.ts';
  const config = loadConfig();
  const ctx = await createContext(config);
  await ctx.db.execute('create table if not exists public.visits (at timestamptz)');
  const answer = async (url) => {
    if (url === '/crash') process.exit(3);
    if (url === '/visit') await ctx.db.execute('insert into public.visits values (now())');
    const { rows } = await ctx.db.execute('select count(*)::int as count from public.visits');
    return { visits: rows[0].count, pid: process.pid };
  };
  const server = createServer((request, response) => {
    answer(request.url).then(
      (body) => response.end(JSON.stringify(body)),
      () => response.writeHead(503).end(JSON.stringify({ pid: 0 })),
    );
  }).listen(config.port, config.host);
  process.on('SIGTERM', () => { server.closeAllConnections(); server.close(() => void ctx.close()); });
`;
const smallWorker = `setInterval(() => undefined, 1000); process.on('SIGTERM', () => process.exit(0));`;

/** mkdtemp's folders are closed to other users: as root, Postgres must find a place outside. */
const checkout = mkdtempSync(join(tmpdir(), 'timbre-launcher-'));
for (const path of [
  'scripts',
  'src/core',
  'src/contract',
  'db/migrations',
  'package.json',
  'react-router.config.ts',
  'vite.config.ts',
])
  cpSync(join(root, path), join(checkout, path), { recursive: true });
mkdirSync(join(checkout, 'node_modules'));
for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => !entry.startsWith('.')))
  symlinkSync(join(root, 'node_modules', name), join(checkout, 'node_modules', name));
for (const [folder, code] of [
  ['server', smallServer],
  ['worker', smallWorker],
] as const) {
  mkdirSync(join(checkout, 'src', folder));
  writeFileSync(join(checkout, 'src', folder, 'main.ts'), code);
}
// There is no site in this checkout: what builds it is replaced by a program that does nothing.
mkdirSync(join(checkout, 'node_modules', '.bin'), { recursive: true });
writeFileSync(join(checkout, 'node_modules', '.bin', 'react-router'), '');

const port = 20_000 + (process.pid % 20_000);
const dataDir = join(checkout, 'data');
const address = `http://127.0.0.1:${port}`;

type Launched = { child: ChildProcess; output: () => string; ended: Promise<number | null> };
const launched: Launched[] = [];

function launch(env: Record<string, string> = {}): Launched {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: checkout,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const result = { child, output: () => text, ended };
  launched.push(result);
  return result;
}

const untilReady = ({ output }: Launched) =>
  vi.waitFor(() => expect(output()).toContain('Timbre is ready'), { timeout: 60_000, interval: 50 });
const ask = async (path: string) =>
  (await (await fetch(address + path)).json()) as { visits: number; pid: number };
const runningPostgres = () =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('/postgres -D') && line.includes(postgresHome()));
const postgresHome = () => {
  const home = join(dataDir, 'postgres');
  return existsSync(home) && lstatSync(home).isSymbolicLink() ? readlinkSync(home) : home;
};

afterEach(async () => {
  for (const { child, ended } of launched.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
});
afterAll(() => {
  rmSync(postgresHome(), { recursive: true, force: true });
  rmSync(checkout, { recursive: true, force: true });
});

test('starts on an empty folder, keeps its data across a restart, and leaves no process behind', async () => {
  const first = launch();
  await untilReady(first);
  expect((await ask('/visit')).visits).toBe(1);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(runningPostgres()).toEqual([]);

  const second = launch();
  await untilReady(second);
  expect((await ask('/visit')).visits).toBe(2);
  if (isRoot) expect(second.output()).toContain(postgresHome());
});

test('a second start on the same folder is told who has it', async () => {
  const first = launch();
  await untilReady(first);
  const second = launch({ PORT: String(port + 1) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(new RegExp(`running already on .*data \\(process ${first.child.pid}`));
});

test('a busy port is named before anything is started', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  const start = launch();
  expect(await start.ended).toBe(1);
  expect(start.output()).toContain(`Port ${port} is in use by another program`);
  expect(runningPostgres()).toEqual([]);
  await new Promise((resolve) => other.close(resolve));
});

test('a bad setting is named with what is expected', async () => {
  const start = launch({ LOG_LEVEL: 'loud' });
  expect(await start.ended).toBe(1);
  expect(start.output()).toContain('LOG_LEVEL: expected trace, debug, info');
});

test('after kill -9 of the launcher its processes end, and the next start takes over with all data', async () => {
  const first = launch();
  await untilReady(first);
  const { visits, pid } = await ask('/visit');
  first.child.kill('SIGKILL');
  await first.ended;
  expect(runningPostgres()).toHaveLength(1);

  const second = launch();
  await untilReady(second);
  const after = await ask('/visit');
  expect(after.visits).toBe(visits + 1);
  expect(after.pid).not.toBe(pid);
  expect(runningPostgres()).toHaveLength(1);
});

test('a power cut (everything killed at once) loses nothing that was answered', async () => {
  const first = launch();
  await untilReady(first);
  const { visits, pid } = await ask('/visit');
  const postmaster = Number(
    execFileSync('head', ['-1', join(postgresHome(), 'data', 'postmaster.pid')], { encoding: 'utf8' }),
  );
  for (const victim of [first.child.pid!, pid, postmaster]) process.kill(victim, 'SIGKILL');
  await first.ended;
  // The number of a dead postmaster may belong to somebody else by the next start.
  writeFileSync(join(postgresHome(), 'data', 'postmaster.pid'), `${process.pid}\n`);

  const second = launch();
  await untilReady(second);
  expect((await ask('/visit')).visits).toBe(visits + 1);
});

test('a crashed server and a crashed Postgres are started again', async () => {
  const start = launch();
  await untilReady(start);
  const { pid } = await ask('/');
  await fetch(`${address}/crash`).catch(() => undefined);
  await vi.waitFor(async () => expect((await ask('/')).pid).not.toBe(pid), { timeout: 60_000 });

  const server = (await ask('/')).pid;
  const postmaster = Number(
    execFileSync('head', ['-1', join(postgresHome(), 'data', 'postmaster.pid')], { encoding: 'utf8' }),
  );
  process.kill(postmaster, 'SIGQUIT');
  await sleep(200);
  await vi.waitFor(async () => expect((await ask('/visit')).pid).toBe(server), {
    timeout: 60_000,
    interval: 200,
  });
});
