// Is the port free? Asked before anything is started, so that the answer is a sentence and not a stack.
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const tryPort = (port: number, host: string): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

/** Undefined when it is free. A server of ours whose launcher was killed needs a moment to go. */
export async function findPortProblem(port: number, host: string): Promise<string | undefined> {
  let error = await tryPort(port, host);
  for (let tries = 0; error?.code === 'EADDRINUSE' && tries < 30; tries++) {
    await sleep(100);
    error = await tryPort(port, host);
  }
  if (!error) return undefined;
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} is for the system only. Choose one above 1023: PORT=3000 npm start`;
  return `Cannot listen on ${host}, port ${port}: ${error.message}`;
}
