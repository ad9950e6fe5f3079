// One API call, from every side: signature, replay, identity, shape, limits, faults.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints/index.ts';
import { limits } from '#contract/limits.ts';
import { signRequest } from '#contract/signing.ts';
import { requestCodes } from '#core/db/schema.ts';
import { clientFor, createTestApp, logIn, startGuest, type TestApp, type TestGuest } from './test-app.ts';

let app: TestApp;
let guest: TestGuest;
beforeAll(async () => {
  app = await createTestApp({ TRUST_PROXY: '1' });
  guest = await startGuest(app);
});

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error) => error,
  );

/** A hand-made guest request, to be changed. */
async function request(path: string, body: string, headers: Record<string, string> = {}) {
  const { id, guestToken } = guest.identity;
  return app.app.request(path, {
    method: 'POST',
    body,
    headers: {
      'x-user-id': id,
      'x-guest-token': guestToken,
      ...(await signRequest(app.ctx.config.requestKey, body)),
      ...headers,
    },
  });
}
const errorOf = async (response: Response) =>
  ((await response.json()) as { msg: { error?: string } }).msg.error;

describe('a good call', () => {
  test('answers with the envelope, status 200 and nothing for caches', async () => {
    const response = await request('/api/clone/voiceList', '{}');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      code: 200,
      msg: { toastZh: '成功', toastEn: 'OK' },
      data: { refList: [] },
    });
  });

  test('works for users on their own path', async () => {
    const { client, email, identity } = await logIn(app);
    const detail = await client.call(endpoints.getUserDetail, {});
    expect(detail).toMatchObject({ id: identity.id, email, points: { total: 20_000, available: 20_000 } });
  });
});

describe('the signature', () => {
  test('is asked for', async () => {
    const response = await app.app.request('/api/clone/voiceList', { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
    expect(await errorOf(response)).toBe('signatureInvalid');
  });

  test('fails for another body', async () => {
    const signed = await signRequest(app.ctx.config.requestKey, '{}');
    expect(await errorOf(await request('/api/clone/voiceList', '{ }', signed))).toBe('signatureInvalid');
  });

  test('is good once', async () => {
    const signed = await signRequest(app.ctx.config.requestKey, '{}');
    expect((await request('/api/clone/voiceList', '{}', signed)).status).toBe(200);
    expect(await errorOf(await request('/api/clone/voiceList', '{}', signed))).toBe('signatureInvalid');
  });

  test('is good once also when both arrive together', async () => {
    const signed = await signRequest(app.ctx.config.requestKey, '{}');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => request('/api/clone/voiceList', '{}', signed)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('ends after five minutes, and says that the clock is the reason', async () => {
    const old = await signRequest(
      app.ctx.config.requestKey,
      '{}',
      Date.now() - limits.request.windowMs - 1000,
    );
    expect(await errorOf(await request('/api/clone/voiceList', '{}', old))).toBe('clockSkew');
  });
});

describe('the caller', () => {
  test('needs a guest token on guest paths, bound to the client id', async () => {
    expect(await errorOf(await request('/api/clone/voiceList', '{}', { 'x-guest-token': '' }))).toBe(
      'guestExpired',
    );
    const other = { 'x-user-id': `v${crypto.randomUUID()}` };
    expect(await errorOf(await request('/api/clone/voiceList', '{}', other))).toBe('guestExpired');
    const changed = { 'x-guest-token': `${guest.identity.guestToken.slice(0, -2)}xx` };
    expect(await errorOf(await request('/api/clone/voiceList', '{}', changed))).toBe('guestExpired');
  });

  test('cannot use a guest token on user paths, nor anything that is no token', async () => {
    expect(await errorOf(await request('/api/user/clone/voiceList', '{}'))).toBe('signInRequired');
    for (const token of ['x', 'a.b.c', guest.identity.guestToken]) {
      const response = await request('/api/user/clone/voiceList', '{}', { authorization: `Bearer ${token}` });
      expect(await errorOf(response)).toBe('sessionExpired');
    }
  });

  test('does not find endpoints for users on the guest path', async () => {
    const response = await request('/api/account/detail', '{}');
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toBe('notFound');
  });

  test('is refused with a token that was signed by nobody', async () => {
    const { identity } = await logIn(app);
    const [, payload] = identity.accessToken.split('.');
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const unsigned = clientFor(app, { ...identity, accessToken: `${header}.${payload}.` });
    expect(await failureOf(unsigned.call(endpoints.listVoices, {}))).toMatchObject({
      error: 'sessionExpired',
    });
  });

  test('renews the same guest, and gets a new one for another browser', async () => {
    const { id, guestToken } = guest.identity;
    const again = await clientFor(app, guest.identity).call(endpoints.startGuest, { uuid: id });
    const subject = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sub;
    expect(subject(again.guestToken)).toBe(subject(guestToken));
    const uuid = `v${crypto.randomUUID()}`;
    const other = await clientFor(app, { id: uuid, guestToken }).call(endpoints.startGuest, { uuid });
    expect(subject(other.guestToken)).not.toBe(subject(guestToken));
  });
});

describe('the input', () => {
  test('is refused with the code that its shape names, and the value that belongs to it', async () => {
    const text = 'x'.repeat(limits.text.maxCharacters + 1);
    const call = guest.client.call(endpoints.createSpeech, { referenceId: crypto.randomUUID(), text });
    expect(await failureOf(call)).toMatchObject({
      status: 422,
      error: 'textTooLong',
      texts: { en: 'Text cannot be longer than 5000 characters', zh: '文本不能超过 5000 个字符' },
    });
  });

  test('too large a file is told in megabytes', async () => {
    const call = guest.client.call(endpoints.createUpload, { fileName: 'a.wav', bytes: 21 * 1024 * 1024 });
    expect(await failureOf(call)).toMatchObject({ status: 413, message: 'File size cannot exceed 20MB' });
  });

  test('is refused with the name of the field otherwise', async () => {
    const call = guest.client.call(endpoints.getItemByTaskSn, { taskSn: 'no uuid' });
    expect(await failureOf(call)).toMatchObject({ error: 'inputInvalid', params: { detail: 'taskSn' } });
  });

  test('that is no JSON, or no object, is refused', async () => {
    for (const body of ['', '{', 'null', '[]', '"x"', '{"__proto__":{}}{'])
      expect(await errorOf(await request('/api/clone/getItemByTaskSn', body))).toBe('inputInvalid');
  });

  test('larger than 256 KB is refused, with or without an honest length', async () => {
    const response = await request('/api/clone/voiceList', `"${'x'.repeat(limits.request.maxBodyBytes)}"`);
    expect(response.status).toBe(413);
    expect(await errorOf(response)).toBe('bodyTooLarge');
  });
});

describe('limits', () => {
  test('say how long to wait, in the text and in the header', async () => {
    expect((await request('/api/clone/voiceList', '{}')).status).toBe(200);
    await app.ctx.db.execute(sql`update timbre.rate_limits set count = 600 where key like 'call:%'`);
    const response = await request('/api/clone/voiceList', '{}');
    await app.ctx.db.execute(sql`delete from timbre.rate_limits`);
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const { msg } = (await response.json()) as { msg: { toastEn: string; error: string } };
    expect(msg.error).toBe('tooManyRequests');
    expect(msg.toastEn).toBe(`Too many requests, please try again in ${seconds} seconds`);
  });
});

describe('a flood', () => {
  const countCodes = () => app.ctx.db.$count(requestCodes);

  test('of requests without an identity, or beyond the limit, leaves no rows', async () => {
    const before = await countCodes();
    await request('/api/clone/voiceList', '{}', { 'x-guest-token': 'x' });
    await request('/api/user/clone/voiceList', '{}', { authorization: 'Bearer x' });
    expect(await countCodes()).toBe(before);
    expect((await request('/api/clone/voiceList', '{}')).status).toBe(200);
    await app.ctx.db.execute(sql`update timbre.rate_limits set count = 600 where key like 'call:%'`);
    expect((await request('/api/clone/voiceList', '{}')).status).toBe(429);
    await app.ctx.db.execute(sql`delete from timbre.rate_limits`);
    expect(await countCodes()).toBe(before + 1);
  });
});

describe('faults', () => {
  test('a lost database is "not available", and the next call works again', async () => {
    const away = await createTestApp();
    const visitor = await startGuest(away);
    const [{ name } = { name: '' }] = (
      await away.ctx.db.execute<{ name: string }>(sql`select current_database() as name`)
    ).rows;
    // The server hangs up on every connection of this database.
    await app.ctx.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`,
    );
    await app.ctx.db.execute(sql`alter database ${sql.identifier(name)} allow_connections false`);
    expect(await failureOf(visitor.client.call(endpoints.listVoices, {}))).toMatchObject({
      status: 503,
      error: 'unavailable',
    });
    expect((await away.app.request('/healthz')).status).toBe(200);
    expect((await away.app.request('/readyz')).status).toBe(503);
    await app.ctx.db.execute(sql`alter database ${sql.identifier(name)} allow_connections true`);
    expect(await visitor.client.call(endpoints.listVoices, {})).toEqual({ refList: [] });
    expect((await away.app.request('/readyz')).status).toBe(200);
  });
});
