// Starts and stops the embedded Postgres: made once, kept across restarts, taken over from a launcher that was killed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { findPlace, type Place, socketUrl } from './place.ts';

export type EmbeddedPostgres = {
  url: string;
  /** Where the database really is: not below DATA_DIR where its user could not get there. */
  home: string;
  /** Resolves when the server is gone, wanted or not. */
  gone: Promise<void>;
  stop(): Promise<void>;
};

const readyWithinMs = 60_000;
const stopWithinMs = 20_000;

/** Runs as the place's user, away from folders which that user may not be in. */
const asUser = ({ user, home }: Place) => ({
  cwd: home,
  env: { PATH: '/usr/bin:/bin', LANG: 'C', TZ: 'UTC' },
  ...(user && { uid: user.uid, gid: user.gid }),
});

function initialise(place: Place, bin: string, durable: boolean): void {
  if (existsSync(join(place.data, 'PG_VERSION'))) return;
  // A first start that was cut short leaves a draft, never half a database.
  const draft = `${place.data}.new`;
  rmSync(draft, { recursive: true, force: true });
  const options = [
    '--username=timbre',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-instructions',
  ];
  // Postgres' own Unicode rules: the same on every machine, whatever locales it has.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', draft, ...options, ...locale, ...(durable ? [] : ['--no-sync'])],
    {
      ...asUser(place),
      encoding: 'utf8',
    },
  );
  if (made.status !== 0)
    throw new Error(
      `The database could not be made in ${place.home}: ${made.error?.message ?? made.stderr.trim()}`,
    );
  renameSync(draft, place.data);
}

function checkVersion(place: Place, version: string): void {
  const made = readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim();
  const ours = version.split('.')[0];
  if (made !== ours)
    throw new Error(
      `The database in ${place.home} was made by Postgres ${made}, this version brings Postgres ${ours}. Export and import it, or set DATABASE_URL.`,
    );
}

/** Process ids are used again: only a postgres program that works on this folder counts. */
function isOurServer(pid: number, place: Place): boolean {
  try {
    const program = readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return program.endsWith('/postgres') && command.includes(place.data);
  } catch {
    return false; // Gone, or somebody else's.
  }
}

async function waitUntil(done: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if (await done()) return true;
    await sleep(40);
  }
  return false;
}

/** A server whose launcher was killed is stopped cleanly; what a crash left behind is cleared away. */
async function clearOrphan(place: Place): Promise<void> {
  const pidFile = join(place.data, 'postmaster.pid');
  if (existsSync(pidFile)) {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    if (isOurServer(pid, place)) {
      const ended = () => !isOurServer(pid, place);
      process.kill(pid, 'SIGINT');
      if (!(await waitUntil(ended, stopWithinMs))) {
        process.kill(pid, 'SIGQUIT');
        if (!(await waitUntil(ended, stopWithinMs)))
          throw new Error(`An older Postgres (process ${pid}) on ${place.data} does not stop.`);
      }
    }
    rmSync(pidFile, { force: true });
  }
  rmSync(join(place.socket, '.s.PGSQL.5432.lock'), { force: true });
  rmSync(join(place.socket, '.s.PGSQL.5432'), { force: true });
}

function openLog(place: Place): number {
  const file = join(place.home, 'postgres.log');
  const large = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000;
  return openSync(file, large ? 'w' : 'a', 0o600);
}

const lastLines = (place: Place) =>
  readFileSync(join(place.home, 'postgres.log'), 'utf8').trim().split('\n').slice(-5).join('\n');

function launch(place: Place, bin: string, durable: boolean): ChildProcess {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${place.socket}`,
    'unix_socket_permissions=0700',
    'log_min_messages=warning',
    'max_wal_size=256MB',
    ...(durable ? [] : ['fsync=off']),
  ];
  const log = openLog(place);
  // Its own session: Ctrl-C must reach it last. Its own log file: it must outlive a killed launcher without harm.
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', place.data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...asUser(place),
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  return child;
}

async function createDatabase(place: Place): Promise<boolean> {
  const client = new pg.Client({ connectionString: socketUrl(place, 'postgres') });
  client.on('error', () => undefined); // Told by the query, too.
  try {
    await client.connect();
    const { rowCount } = await client.query("select from pg_database where datname = 'timbre'");
    if (rowCount === 0) await client.query('create database timbre');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // No socket yet, or 57P03: still starting (or recovering after a crash).
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === '57P03') return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function runPostgres(
  dataDir: string,
  /** Not durable: for tests, whose data nobody misses after a power cut. */
  { durable = true } = {},
): Promise<EmbeddedPostgres> {
  const place = findPlace(dataDir);
  const { bin, version } = prepareBinaries(place.user, dataDir);
  initialise(place, bin, durable);
  checkVersion(place, version);
  await clearOrphan(place);

  const child = launch(place, bin, durable);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let running = true;
  void gone.then(() => {
    running = false;
  });
  const stop = async () => {
    if (running) child.kill('SIGINT');
    const forced = setTimeout(() => child.kill('SIGQUIT'), stopWithinMs);
    await gone;
    clearTimeout(forced);
  };

  const ready = await waitUntil(async () => !running || (await createDatabase(place)), readyWithinMs);
  if (!running) throw new Error(`Postgres did not start:\n${lastLines(place)}`);
  if (!ready) {
    await stop();
    throw new Error(`Postgres was not ready within ${readyWithinMs / 1000} s:\n${lastLines(place)}`);
  }
  return { url: socketUrl(place), home: place.home, gone, stop };
}
