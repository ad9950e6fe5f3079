// Builds the web app when there is no build, or when its sources have changed since.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = join(root, 'build', 'sources.sha256');
const sources = ['src/web', 'src/contract', 'content', 'public'];
const settings = ['package.json', 'react-router.config.ts', 'vite.config.ts'];

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of [...sources.flatMap(filesIn), ...settings.map((name) => join(root, name))])
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined; // No build yet.
  }
}

/** Rejects with what the build printed. */
const runBuild = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const program = join(root, 'node_modules', '.bin', 'react-router');
    const child = spawn(process.execPath, [program, 'build'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Another NODE_ENV, such as a test's, would put React's development version into the build.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site could not be built:\n${output}`)),
    );
  });

export async function buildSite(say: (text: string) => void): Promise<void> {
  const hash = hashSources();
  if (readStamp() === hash) return;
  say('Building the site ...');
  await runBuild();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
