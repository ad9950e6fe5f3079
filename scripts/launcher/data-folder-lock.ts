// One launcher per data folder. The lock is a socket name that the kernel frees when its process ends, however it ends.
import { mkdirSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** By the folder's own number and not by its path, which may be written in several ways. */
function lockName(dataDir: string): string {
  const { dev, ino } = statSync(dataDir);
  return `\0timbre-${dev}-${ino}`;
}

/** What the holder says about itself, or nothing where it does not answer. */
const askHolder = (name: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(name);
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });

/** Undefined: the folder is ours until this process ends. Otherwise who has it. */
export async function lockDataFolder(dataDir: string, introduction: string): Promise<string | undefined> {
  mkdirSync(dataDir, { recursive: true });
  const name = lockName(dataDir);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(introduction);
  });
  server.unref();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(name, resolve);
    });
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return (await askHolder(name)) || 'another process';
  }
}
