// The typed client: what it sends, and what each failure on the way is called.
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { ApiFailure, type ClientIdentity, createClient } from './client.ts';
import { endpoints } from './endpoints/index.ts';
import { failure, success } from './envelope.ts';
import { AppError } from './errors.ts';
import { limits } from './limits.ts';
import { verifyRequest } from './signing.ts';

const requestKey = 'ab'.repeat(32);
const guest: ClientIdentity = { id: 'v1', guestToken: 'guest-token' };

function clientWith(send: typeof fetch, identity = guest, timeoutMs?: number) {
  const origin = 'https://timbre.test';
  return createClient({
    origin,
    requestKey,
    version: '1.2.3',
    identity: () => identity,
    fetch: send,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
}

/** A `fetch` that never answers, but obeys its signal. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    if (init?.signal?.aborted) reject(init.signal.reason);
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
  });

const failureOf = async (call: Promise<unknown>): Promise<ApiFailure> => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiFailure)) throw new Error(`Expected an ApiFailure, got ${String(error)}`);
  return error;
};

test('a guest call goes to the guest path with every header of the specification', async () => {
  let seen: { url: string; init: RequestInit } | undefined;
  const client = clientWith(async (url, init) => {
    seen = { url: String(url), init: init! };
    return Response.json(success({ refList: [] }));
  });
  expect(await client.call(endpoints.listVoices, {})).toEqual({ refList: [] });
  expect(seen?.url).toBe('https://timbre.test/api/clone/voiceList');
  const headers = seen?.init.headers as Record<string, string>;
  expect(headers).toMatchObject({ 'x-platform': 'web', 'x-version': '1.2.3', 'x-user-id': 'v1' });
  expect(headers['x-guest-token']).toBe('guest-token');
  expect(headers).not.toHaveProperty('authorization');
  expect(await verifyRequest(requestKey, headers, String(seen?.init.body))).toBe('valid');
});

test('a signed-in call goes to the user path with the bearer token', async () => {
  const client = clientWith(
    async (url, init) => {
      expect(String(url)).toBe('https://timbre.test/api/user/clone/voiceList');
      expect(init?.headers).toMatchObject({ authorization: 'Bearer token', 'x-user-id': 'u1' });
      return Response.json(success({ refList: [] }));
    },
    { id: 'u1', accessToken: 'token' },
  );
  await client.call(endpoints.listVoices, {});
});

test('a refusal carries both texts, the code and its values', async () => {
  const refusal = failure(new AppError('tooManyRequests', { seconds: 9 }));
  const client = clientWith(async () => Response.json(refusal, { status: 429 }));
  expect(await failureOf(client.call(endpoints.listVoices, {}))).toMatchObject({
    status: 429,
    error: 'tooManyRequests',
    params: { seconds: 9 },
    texts: { en: 'Too many requests, please try again in 9 seconds', zh: '请求过于频繁，请在 9 秒后重试' },
  });
});

test('an error that this version does not know is still shown with its texts', async () => {
  const newer = { code: 418, msg: { toastEn: 'New', toastZh: '新', error: 'fromTheFuture' }, data: null };
  const client = clientWith(async () => Response.json(newer, { status: 418 }));
  const error = await failureOf(client.call(endpoints.listVoices, {}));
  expect(error).toMatchObject({ status: 418, error: undefined, texts: { en: 'New', zh: '新' } });
});

test('no connection is a Network Error', async () => {
  const server = createServer().listen(0);
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  const client = createClient({
    origin: `http://127.0.0.1:${port}`,
    requestKey,
    version: '1',
    identity: () => guest,
  });
  const error = await failureOf(client.call(endpoints.listVoices, {}));
  expect(error).toMatchObject({ status: 0, message: 'Network Error', texts: { zh: '网络错误' } });
});

test('an answer that is no envelope is a failed status code', async () => {
  for (const body of ['<html>Bad gateway</html>', '', '{}']) {
    const client = clientWith(async () => new Response(body, { status: 502 }));
    const error = await failureOf(client.call(endpoints.listVoices, {}));
    expect(error).toMatchObject({ status: 502, message: 'Request failed with status code 502' });
  }
});

test('silence ends with the timeout in the text; 120,000 ms unless told otherwise', async () => {
  expect(limits.request.timeoutMs).toBe(120_000);
  const error = await failureOf(clientWith(silence, guest, 20).call(endpoints.listVoices, {}));
  expect(error.message).toBe('timeout of 20ms exceeded');
});

test('silence in the middle of an answer ends with the timeout as well', async () => {
  const stuck: typeof fetch = async (_, init) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"code":'));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      }),
    );
  const error = await failureOf(clientWith(stuck, guest, 20).call(endpoints.listVoices, {}));
  expect(error.message).toBe('timeout of 20ms exceeded');
});

test('a caller who gives up gets Request aborted', async () => {
  const giveUp = new AbortController();
  const call = failureOf(clientWith(silence).call(endpoints.listVoices, {}, giveUp.signal));
  giveUp.abort();
  expect((await call).message).toBe('Request aborted');
  const late = await failureOf(clientWith(silence).call(endpoints.listVoices, {}, AbortSignal.abort()));
  expect(late.message).toBe('Request aborted');
});
