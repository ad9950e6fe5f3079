// `npm run bench`: requests a second of a signed POST and of a rendered page, beside plain Hono answering 'ok', in one run.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { findFreePort, runTimbre } from '../scripts/run-timbre.ts';
import { type ApiClient, createClient } from '../src/contract/client.ts';
import { startGuest } from '../src/contract/endpoints/guest.ts';
import { listVoices } from '../src/contract/endpoints/voices.ts';

const seconds = 5;
const connections = 16;

/** Keeps `connections` requests under way and counts those that end in time. */
async function measure(request: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const work = async () => {
    while (performance.now() < end) {
      await request();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return count / seconds;
}

const read = async (url: string): Promise<number> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
};

async function openPlainServer(): Promise<{ url: string; close: () => void }> {
  const port = await findFreePort();
  const app = new Hono().get('/', (c) => c.text('ok'));
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** The key that the browser would sign with, as the page carries it. */
async function readRequestKey(origin: string): Promise<string> {
  const page = await (await fetch(origin)).text();
  const key = /requestKey[^0-9a-f]{1,12}([0-9a-f]{32,128})/.exec(page)?.[1];
  if (!key) throw new Error('The page carries no request key');
  return key;
}

/** Fair use limits one visitor; a crowd is what a server sees. */
const visitors = 100;

async function openGuest(origin: string, requestKey: string): Promise<ApiClient> {
  const uuid = `v${crypto.randomUUID()}`;
  let guestToken: string | undefined;
  const identity = () => ({ id: uuid, ...(guestToken !== undefined && { guestToken }) });
  const client = createClient({ origin, requestKey, version: 'bench', identity });
  ({ guestToken } = await client.call(startGuest, { uuid }));
  return client;
}

const timbre = await runTimbre();
const plain = await openPlainServer();
try {
  const { origin } = timbre;
  const requestKey = await readRequestKey(origin);
  const guests = await Promise.all(Array.from({ length: visitors }, () => openGuest(origin, requestKey)));
  let turn = 0;
  const callAsNextGuest = () => guests[turn++ % visitors]?.call(listVoices, {}) ?? Promise.reject();

  const rows: [string, number][] = [];
  const pages = ['/', '/zh', '/models', '/clone', '/dashboard'];
  for (const page of pages) await read(origin + page);
  rows.push(["plain Hono, 'ok'", await measure(() => read(plain.url))]);
  rows.push(['/healthz', await measure(() => read(`${origin}/healthz`))]);
  rows.push(['signed POST (voice list)', await measure(callAsNextGuest)]);
  for (const page of pages) rows.push([`page ${page}`, await measure(() => read(origin + page))]);

  const [, base = 1] = rows[0] ?? [];
  console.log(
    `\nReady after ${timbre.secondsToReady.toFixed(1)} s. ${connections} connections, ${seconds} s each, client on the same machine.\n`,
  );
  console.log('| what | requests/s | share of plain Hono |\n|---|---|---|');
  for (const [what, rate] of rows)
    console.log(`| ${what} | ${rate.toFixed(0)} | ${((100 * rate) / base).toFixed(0)} % |`);
  console.log('\n| page | HTML bytes |\n|---|---|');
  for (const page of pages) console.log(`| ${page} | ${await read(origin + page)} |`);
} finally {
  plain.close();
  await timbre.stop();
}
