// `npm test`: sets up what the tests need, then runs everything that CI runs. `--quick` leaves the browser out.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { findChromium, installChromium } from './chromium.ts';

const quick = process.argv.includes('--quick');
const reports = 'test-results';
mkdirSync(reports, { recursive: true });

function step(title: string, command: string, args: string[]): void {
  const started = performance.now();
  process.stdout.write(`\n== ${title}: ${command} ${args.join(' ')}\n`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error || status !== 0) {
    process.stderr.write(`\n${title} failed${error ? `: ${error.message}` : ''}\n`);
    process.exit(status || 1);
  }
  process.stdout.write(`== ${title}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

const runTests = (title: string, name: string, args: string[]) =>
  step(title, 'vitest', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  ]);

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
function printTotals(names: string[]): void {
  const all = names.map((name) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')) as Report);
  const sum = (key: keyof Report) => all.reduce((total, report) => total + report[key], 0);
  const skipped = sum('numPendingTests');
  process.stdout.write(
    `\n${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
  );
}

// First, because Chromium's packages bring the sound library that one of our decoders links.
if (!quick && !findChromium()) installChromium();

step('types', 'npm', ['run', '--silent', 'typecheck']);
step('lint', 'biome', ['ci', '--error-on-warnings']);
step('dead code', 'knip', []);
runTests('unit and database tests', 'unit', []);
if (!quick) {
  step('speech recogniser for the journeys', 'npm', ['ci', '--prefix', 'bench']);
  step('build', 'npm', ['run', '--silent', 'build']);
  runTests('browser journeys', 'e2e', ['--config', 'e2e/vitest.config.ts']);
}
printTotals(quick ? ['unit'] : ['unit', 'e2e']);
