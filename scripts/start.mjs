// `npm start`: plain JavaScript, so that it runs on any Node. Finds the Node that Timbre needs and hands over to start.ts.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const needed = 24;
const running = Number(process.versions.node.split('.')[0]);

if (running >= needed) {
  // Compiled code of earlier starts.
  nodeModule.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
  await import('./start.ts');
} else {
  const bundled = fileURLToPath(
    new URL(`../node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url),
  );
  if (!existsSync(bundled)) {
    process.stderr.write(
      `Timbre needs Node ${needed} and this is Node ${process.versions.node}.\n` +
        `Run \`npm ci\` first: it brings Node ${needed} along for Linux on x64 and arm64. Elsewhere, install Node ${needed}.\n`,
    );
    process.exit(1);
  }
  const child = spawn(bundled, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child by itself, as it is in the same terminal; a signal sent to us is passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
