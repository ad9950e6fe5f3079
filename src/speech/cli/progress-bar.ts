// A progress bar on a terminal; on a pipe or in a log it stays silent.

const WIDTH = 30;

/** Shows the share that is done, 0 to 1, with a word on what is going on. */
export function showProgress(share: number, what: string): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  process.stderr.write(`\r\x1b[K${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${what}`);
}

export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}
