// Where the embedded Postgres lives and as whom it runs. Postgres refuses root, so root lends it another user.
import { createHash } from 'node:crypto';
import {
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type User = { uid: number; gid: number };
export type Place = {
  /** Private to the user that Postgres runs as: holds `data` and, where the path is short enough, `socket`. */
  home: string;
  data: string;
  socket: string;
  /** Undefined: Postgres runs as whoever starts it. */
  user: User | undefined;
};

/** A Unix socket's whole path must fit into 107 bytes. */
const longestSocketPath = 107;
const socketName = '.s.PGSQL.5432';

const hashOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12);

/** `postgres` or `nobody`: initdb insists on a user that has a name. */
function findUnprivilegedUser(): User {
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  const user = users.get('postgres') ?? users.get('nobody');
  if (!user || user.uid === 0)
    throw new Error('Postgres does not run as root, and there is no user `nobody` to run it as.');
  return user;
}

function mayEnter(folder: string, user: User): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

/** Whether the user gets to this folder: every folder above it must let them pass. */
export function canReach(folder: string, user: User): boolean {
  for (let path = realpathSync(folder); ; path = dirname(path)) {
    if (!mayEnter(path, user)) return false;
    if (path === dirname(path)) return true;
  }
}

/** A folder that only root writes to and everyone may enter. The first of the two that can be had. */
export function systemFolder(): string {
  for (const folder of ['/var/lib/timbre', '/var/tmp/timbre-root']) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
    } catch {
      continue; // A read-only system: the next one may do.
    }
    const { uid, mode } = lstatSync(folder);
    if (uid === 0 && (mode & 0o022) === 0) return folder;
  }
  throw new Error(
    'Found no folder for Postgres that another user can reach. Set DATA_DIR to one, or set DATABASE_URL.',
  );
}

/** Makes the folder, or makes sure that the one that is there belongs to the right user and to nobody else. */
function ensurePrivateFolder(folder: string, user: User | undefined): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined && user)
    chownSync(folder, user.uid, user.gid);
  const stats = lstatSync(folder);
  const owner = user?.uid ?? process.getuid?.();
  if (!stats.isDirectory() || stats.uid !== owner || (stats.mode & 0o077) !== 0)
    throw new Error(
      `${folder} must be a folder of user id ${owner} with mode 700 (it is of user id ${stats.uid}, mode ${(stats.mode & 0o777).toString(8)}).`,
    );
}

function linkTarget(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isSymbolicLink() ? readlinkSync(path) : undefined;
}

function findHome(dataDir: string, user: User | undefined): string {
  const home = join(dataDir, 'postgres');
  const moved = linkTarget(home);
  if (moved) {
    if (!statSync(moved, { throwIfNoEntry: false }))
      throw new Error(
        `${home} points to ${moved}, which is gone. Bring it back, or delete the link to start with an empty database.`,
      );
    return moved;
  }
  if (!user || canReach(dataDir, user)) return home;
  if (statSync(home, { throwIfNoEntry: false }))
    throw new Error(
      `User id ${user.uid}, which Postgres runs as, cannot reach ${home}. Let others pass the folders above it, or set DATA_DIR.`,
    );
  const outside = join(systemFolder(), hashOf(realpathSync(dataDir)));
  ensurePrivateFolder(outside, user);
  symlinkSync(outside, home);
  return outside;
}

/** @throws Error with a text for the person who starts Timbre */
export function findPlace(dataDir: string): Place {
  mkdirSync(dataDir, { recursive: true });
  const user = process.getuid?.() === 0 ? findUnprivilegedUser() : undefined;
  const home = findHome(dataDir, user);
  ensurePrivateFolder(home, user);
  const near = join(home, 'socket');
  const fits = Buffer.byteLength(join(near, socketName)) <= longestSocketPath;
  const socket = fits
    ? near
    : join(tmpdir(), `timbre-${user?.uid ?? process.getuid?.()}-${hashOf(realpathSync(home))}`);
  ensurePrivateFolder(socket, user);
  return { home, data: join(home, 'data'), socket, user };
}

/** The form that libpq and node-postgres both read. */
export const socketUrl = (place: Place, database = 'timbre') =>
  `postgres:///${database}?host=${encodeURIComponent(place.socket)}&user=timbre`;
