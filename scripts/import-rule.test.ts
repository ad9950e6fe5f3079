// The import rule is enforced by Biome: web -> contract <- core <- server, worker; worker alone imports speech.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const allowed = [
  ['src/web/root.ts', '#contract/limits.ts'],
  ['src/web/features/clone/screen.ts', './recorder.ts'],
  ['src/web/features/clone/screen.ts', '#web/ui/button.ts'],
  ['src/core/voices/rename-voice.ts', '../db/schema.ts'],
  ['src/server/api.ts', '#core/context.ts'],
  ['src/worker/main.ts', '#speech/engine.ts'],
] as const;
const forbidden = [
  ['src/web/root.ts', '#core/context.ts'],
  ['src/web/routes/home.ts', '../../core/context.ts'],
  ['src/web/features/clone/screen.ts', '../dashboard/screen.ts'],
  ['src/web/features/clone/screen.ts', '#web/features/dashboard/screen.ts'],
  ['src/contract/limits.ts', '#core/context.ts'],
  ['src/core/context.ts', '#speech/engine.ts'],
  ['src/core/context.ts', '../speech/engine.ts'],
  ['src/server/api.ts', '#speech/engine.ts'],
  ['src/server/api.ts', '../worker/main.ts'],
  ['src/worker/main.ts', '#server/app.ts'],
  ['src/speech/engine.ts', '#contract/limits.ts'],
] as const;

let folder: string;
let report: string;

/** One project with one file per case; the file's name is the case's number. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-rule-'));
  await copyFile(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
  for (const [number, [from, to]] of [...allowed, ...forbidden].entries()) {
    const file = path.join(folder, path.dirname(from), `case-${number}.ts`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `export { something } from '${to}';\n`);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = [
    'lint',
    '--vcs-enabled=false',
    '--only=style/noRestrictedImports',
    '--max-diagnostics=100',
    '.',
  ];
  report = await promisify(execFile)(process.execPath, [biome, ...options], { cwd: folder }).then(
    ({ stdout, stderr }) => stdout + stderr,
    (failed: { stdout: string; stderr: string }) => failed.stdout + failed.stderr,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isReported = (number: number) => report.includes(`case-${number}.ts:`);

describe('the import rule', () => {
  it.each(allowed.map(([from, to], i) => ({ from, to, number: i })))('$from may import $to', ({ number }) => {
    expect(isReported(number)).toBe(false);
  });
  it.each(forbidden.map(([from, to], i) => ({ from, to, number: allowed.length + i })))(
    '$from may not import $to',
    ({ number }) => {
      expect(isReported(number)).toBe(true);
    },
  );
});
