// Server-Sent Events: only one's own, in order, resumed where they broke off, ended with the token.
import { beforeAll, expect, test, vi } from 'vitest';
import type { AppEvent } from '#contract/events.ts';
import { signRequest } from '#contract/signing.ts';
import { readGuestToken } from '#core/guests/guest-token.ts';
import { createApp } from './app.ts';
import { createTestApp, logIn, startGuest, type TestApp, type TestGuest } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const ownerOf = async ({ identity }: TestGuest) =>
  (await readGuestToken(app.ctx.config, identity.guestToken, app.ctx.now()))?.guestId ?? '';

function taskEvent(progress: number): AppEvent {
  return {
    type: 'task',
    task: {
      taskSn: crypto.randomUUID(),
      kind: 'speech',
      state: 'running',
      progress,
      position: null,
      expectedSeconds: null,
      createdAt: new Date().toISOString(),
      referenceId: null,
      speechId: null,
      error: null,
    },
  };
}
const publish = (ownerId: string, progress: number) =>
  app.ctx.db.transaction((tx) =>
    app.ctx.events.publish(tx, ownerId, crypto.randomUUID(), taskEvent(progress)),
  );

async function connect({ identity }: TestGuest, headers: Record<string, string> = {}, target = app.app) {
  const response = await target.request('/api/events', {
    headers: {
      'x-user-id': identity.id,
      'x-guest-token': identity.guestToken,
      ...(await signRequest(app.ctx.config.requestKey, '')),
      ...headers,
    },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  /** Reads until there are this many events; their ids and progress. */
  async function read(count: number) {
    for (;;) {
      const events = [...text.matchAll(/data: (.*)\nid: (\d+)\n\n/g)].map(([, data, id]) => ({
        id: Number(id),
        progress: (JSON.parse(data ?? '') as { task: { progress: number } }).task.progress,
      }));
      if (events.length >= count) return events;
      const { done, value } = await reader.read();
      if (done) return events;
      text += value;
    }
  }
  return { response, read, cancel: () => reader.cancel(), text: () => text };
}

test('arrive as they happen, in order, for their owner only', async () => {
  const [mine, other] = [await startGuest(app), await startGuest(app)];
  const stream = await connect(mine);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  await stream.read(0);
  const owner = await ownerOf(mine);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await publish(await ownerOf(other), 0.9);
  for (const progress of [0.1, 0.2, 0.3]) await publish(owner, progress);
  const events = await stream.read(3);
  expect(events.map(({ progress }) => progress)).toEqual([0.1, 0.2, 0.3]);
  await stream.cancel();
});

test('resume after the last one seen, without a gap or a repetition', async () => {
  const guest = await startGuest(app);
  const owner = await ownerOf(guest);
  const first = await connect(guest);
  await first.read(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await publish(owner, 0.1);
  const [seen] = await first.read(1);
  await first.cancel();
  await publish(owner, 0.2);
  const again = await connect(guest, { 'last-event-id': String(seen?.id) });
  await publish(owner, 0.3);
  expect((await again.read(2)).map(({ progress }) => progress)).toEqual([0.2, 0.3]);
  await again.cancel();
});

test('users connect with their bearer token; nobody connects without an identity or a signature', async () => {
  const user = await logIn(app);
  const guest = await startGuest(app);
  const as = (headers: Record<string, string>) => connect(guest, headers);
  const signedIn = await as({ authorization: `Bearer ${user.identity.accessToken}` });
  expect(signedIn.response.status).toBe(200);
  await signedIn.cancel();
  expect((await as({ authorization: 'Bearer x' })).response.status).toBe(401);
  expect((await as({ 'x-guest-token': 'x' })).response.status).toBe(401);
  expect((await as({ 'x-signature': '00'.repeat(32) })).response.status).toBe(401);
});

test('end with the token, and when the server stops', async () => {
  const guest = await startGuest(app);
  // Half a second before the guest token ends.
  app.ctx.setNow(new Date(Date.now() + 7 * 86_400_000 - 1500));
  const sign = await signRequest(app.ctx.config.requestKey, '', app.ctx.now().getTime());
  const ending = await connect(guest, sign);
  expect(ending.response.status).toBe(200);
  expect(await ending.read(1)).toEqual([]);
  app.ctx.setNow(undefined);

  const stop = new AbortController();
  const stopping = await connect(guest, {}, createApp(app.ctx, { closing: stop.signal }));
  await stopping.read(0);
  setTimeout(() => stop.abort(), 50);
  expect(await stopping.read(1)).toEqual([]);
});

test('one owner cannot hold streams without end; a closed one makes room', async () => {
  const guest = await startGuest(app);
  const streams = [];
  for (let count = 0; count < 20; count++) streams.push(await connect(guest));
  const last = streams[0];
  expect((await connect(guest)).response.status).toBe(429);
  await last?.cancel();
  await vi.waitFor(async () => {
    const next = await connect(guest);
    streams.push(next);
    expect(next.response.status).toBe(200);
  });
  for (const stream of streams) await stream.cancel();
});
