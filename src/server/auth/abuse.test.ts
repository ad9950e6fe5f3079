// What attackers try: guessing codes, stealing tokens, finding out who has an account, foreign pages and links.
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints/index.ts';
import { limits } from '#contract/limits.ts';
import { anonKeyOf } from '#core/auth/secrets.ts';
import { refreshSession } from '#core/auth/sessions.ts';
import {
  authClientFor,
  codeFor,
  createTestApp,
  linkFor,
  logIn,
  newAddress,
  type TestApp,
} from '../test-app.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp({ TRUST_PROXY: '1' });
  headers = { apikey: anonKeyOf(app.ctx.config), 'content-type': 'application/json' };
});

const post = async (path: string, body: object, extra: Record<string, string> = {}): Promise<Response> =>
  app.app.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: { ...headers, ...extra },
    body: JSON.stringify(body),
  });
const later = (ms: number) => app.ctx.setNow(new Date(app.ctx.now().getTime() + ms));
const anyNetwork = (index: number) => `198.${51 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

describe('guessing codes', () => {
  test('10,000 wrong codes from many networks never get in, and the owner still can', async () => {
    const email = newAddress();
    await post('/otp', { email });
    const right = codeFor(app, email);
    const wrong = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0');
    const guess = async (index: number) => {
      const attempt = { email, token: wrong(index), type: 'email' };
      return (await post('/verify', attempt, { 'x-forwarded-for': anyNetwork(index) })).status;
    };
    const statuses = new Set<number>();
    for (let start = 0; start < 10_000; start += 50)
      for (const status of await Promise.all(Array.from({ length: 50 }, (_, i) => guess(start + i))))
        statuses.add(status);
    expect([...statuses]).toEqual([403]);

    // The code is burnt by now; the link in the same mail is not, and neither is a new code.
    expect((await post('/verify', { email, token: right, type: 'email' })).status).toBe(403);
    const token_hash = linkFor(app, email).searchParams.get('token_hash');
    expect((await post('/verify', { token_hash, type: 'email' })).status).toBe(200);
    later(61_000);
    await post('/otp', { email });
    expect((await post('/verify', { email, token: codeFor(app, email), type: 'email' })).status).toBe(200);
    app.ctx.setNow(undefined);
  }, 120_000);

  test('the fifth try may be right, the sixth may not', async () => {
    for (const [wrongTries, status] of [
      [limits.code.tries - 1, 200],
      [limits.code.tries, 403],
    ] as const) {
      const email = newAddress();
      await post('/otp', { email });
      const token = codeFor(app, email);
      const wrong = token === '000000' ? '000001' : '000000';
      for (let i = 0; i < wrongTries; i++) await post('/verify', { email, token: wrong, type: 'email' });
      expect((await post('/verify', { email, token, type: 'email' })).status).toBe(status);
    }
  });

  test('tries that arrive together count together', async () => {
    const email = newAddress();
    await post('/otp', { email });
    const token = codeFor(app, email);
    const tries = Array.from({ length: 200 }, (_, i) => (i === 150 ? token : String(i).padStart(6, 'x')));
    const answers = await Promise.all(
      tries.map((each) => post('/verify', { email, token: each, type: 'email' })),
    );
    const accepted = answers.filter(({ status }) => status === 200).length;
    // The right one was the 151st: whatever the order, no more than five were looked at.
    expect(accepted).toBeLessThanOrEqual(1);
    expect((await post('/verify', { email, token, type: 'email' })).status).toBe(403);
  });

  test('one network gets 60 guesses in ten minutes, for all addresses together', async () => {
    const from = { 'x-forwarded-for': '2001:db8:7::1' };
    const guess = (extra = from) =>
      post('/verify', { email: newAddress(), token: '123456', type: 'email' }, extra);
    const statuses = (await Promise.all(Array.from({ length: 61 }, () => guess()))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 403)).toHaveLength(60);
    const neighbour = await guess({ 'x-forwarded-for': '2001:db8:7::2' });
    expect(neighbour.status).toBe(429);
    expect(Number(neighbour.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess({ 'x-forwarded-for': '2001:db8:8::1' })).status).toBe(403);
  });
});

describe('codes', () => {
  test('end after ten minutes', async () => {
    const email = newAddress();
    await post('/otp', { email });
    later(limits.code.minutes * 60_000);
    expect((await post('/verify', { email, token: codeFor(app, email), type: 'email' })).status).toBe(403);
    app.ctx.setNow(undefined);
  });

  test('are used once, also when both arrive together', async () => {
    const email = newAddress();
    await post('/otp', { email });
    const body = { email, token: codeFor(app, email), type: 'email' };
    const answers = await Promise.all([post('/verify', body), post('/verify', body), post('/verify', body)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('are replaced by a newer mail, 60 seconds later at the earliest', async () => {
    const email = newAddress();
    await post('/otp', { email });
    const [code, link] = [codeFor(app, email), linkFor(app, email)];
    const tooSoon = await post('/otp', { email });
    expect(tooSoon.status).toBe(429);
    expect(await tooSoon.json()).toMatchObject({ code: 429, error_code: 'over_email_send_rate_limit' });
    expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(50);
    later(61_000);
    expect((await post('/otp', { email })).status).toBe(200);
    // A code can be drawn twice, once in a million.
    if (code !== codeFor(app, email))
      expect((await post('/verify', { email, token: code, type: 'email' })).status).toBe(403);
    const token_hash = link.searchParams.get('token_hash');
    expect((await post('/verify', { token_hash, type: 'email' })).status).toBe(403);
    app.ctx.setNow(undefined);
  });

  test('two clicks at once send one mail', async () => {
    const email = newAddress();
    await Promise.all([post('/otp', { email }), post('/otp', { email }), post('/otp', { email })]);
    expect(app.ctx.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('ten mails an hour for one address, thirty for one network', async () => {
    const email = newAddress();
    let sent = 0;
    for (let i = 0; i < 12; i++) {
      later(61_000);
      if ((await post('/otp', { email })).status === 200) sent++;
    }
    // Twelve minutes may lie across the turn of an hour.
    expect(sent).toBeGreaterThanOrEqual(10);
    app.ctx.setNow(undefined);
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const answers = [];
    for (let i = 0; i < 31; i++) answers.push((await post('/otp', { email: newAddress() }, from)).status);
    expect(answers.at(-1)).toBe(429);
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(200));
  });

  test('never stand in the database as they are', async () => {
    const email = newAddress();
    await post('/otp', { email });
    const rows = await app.ctx.db.query.loginCodes.findMany({ where: (row, { eq }) => eq(row.email, email) });
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(codeFor(app, email));
    expect(stored).not.toContain(linkFor(app, email).searchParams.get('token_hash'));
  });
});

describe('a stolen refresh token', () => {
  test('ends the whole session when it comes back, for thief and owner', async () => {
    const { auth, session, client } = await logIn(app);
    const stolen = session.refresh_token;
    const renewed = (await auth.refreshSession()).data.session;
    later(11_000);
    const thief = await post('/token?grant_type=refresh_token', { refresh_token: stolen });
    expect(thief.status).toBe(400);
    expect(await thief.json()).toMatchObject({ error_code: 'refresh_token_already_used' });
    const owner = await post('/token?grant_type=refresh_token', { refresh_token: renewed?.refresh_token });
    expect(await owner.json()).toMatchObject({ error_code: 'refresh_token_not_found' });
    await expect(client.call(endpoints.listVoices, {})).rejects.toMatchObject({ error: 'sessionExpired' });
    app.ctx.setNow(undefined);
  });

  test('a repeated request within ten seconds gets the same answer: two tabs, a lost answer', async () => {
    const { session } = await logIn(app);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refreshSession(app.ctx, session.refresh_token)),
    );
    expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    expect(answers[0]?.refresh_token).not.toBe(session.refresh_token);
  });

  test('but not once its successor was used', async () => {
    const { session } = await logIn(app);
    const next = await refreshSession(app.ctx, session.refresh_token);
    await refreshSession(app.ctx, next.refresh_token);
    await expect(refreshSession(app.ctx, session.refresh_token)).rejects.toMatchObject({
      errorCode: 'refresh_token_already_used',
    });
  });
});

describe('finding out who has an account', () => {
  test('status, body and median time are the same for known and unknown addresses', async () => {
    const known = await Promise.all(Array.from({ length: 25 }, async () => (await logIn(app)).email));
    later(61_000);
    const times = { known: [] as number[], unknown: [] as number[] };
    const seen = new Set<string>();
    for (const create_user of [true, false])
      for (const [index, email] of known.entries())
        for (const kind of index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          if (!create_user && index === 0) later(61_000);
          const started = performance.now();
          const address = kind === 'known' ? email : newAddress();
          const response = await post('/otp', { email: address, create_user });
          times[kind].push(performance.now() - started);
          seen.add(`${response.status} ${await response.text()}`);
        }
    app.ctx.setNow(undefined);
    expect([...seen]).toEqual(['200 {}']);
    const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;
    const [a, b] = [median(times.known), median(times.unknown)];
    expect(Math.abs(a - b), `known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms`).toBeLessThan(
      Math.max(3, 0.5 * Math.max(a, b)),
    );
  });

  test('a wrong code answers the same for known, unknown and invalid', async () => {
    const { email } = await logIn(app);
    const bodies = await Promise.all(
      [email, newAddress()].map(async (address) => {
        const response = await post('/verify', { email: address, token: '123456', type: 'email' });
        return `${response.status} ${await response.text()}`;
      }),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  test('nobody gets an account, or a mail, by create_user: false', async () => {
    const email = newAddress();
    await post('/otp', { email, create_user: false });
    expect(app.ctx.mails.some(({ to }) => to === email)).toBe(false);
  });
});

describe('foreign pages', () => {
  test('get no permission to call (CORS), and no answer without the key (CSRF)', async () => {
    const origin = 'https://evil.example';
    const preflight = await app.app.request('/auth/v1/otp', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    const form = await app.app.request('/auth/v1/otp', {
      method: 'POST',
      headers: { origin, 'content-type': 'text/plain' },
      body: '{"email":"a@example.com"}',
    });
    expect(form.status).toBe(401);
    expect(form.headers.get('access-control-allow-origin')).toBeNull();
    const api = await app.app.request('/api/clone/voiceList', {
      method: 'POST',
      headers: { origin },
      body: '{}',
    });
    expect(api.status).toBe(401);
    expect(api.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('no cookie is ever set: there is nothing that a browser would send along by itself', async () => {
    const { auth, email } = await logIn(app);
    expect(email).toBeTruthy();
    const response = await post('/otp', { email: newAddress() });
    expect(response.headers.get('set-cookie')).toBeNull();
    await auth.signOut();
  });

  test.each([
    'https://evil.example/auth/callback',
    '//evil.example',
    'http://localhost:3000.evil.example/',
    'http://localhost:3000@evil.example/',
    'http://user:pass@localhost:3000/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/auth/callback',
    'http://localhost:4000/auth/callback',
  ])('a link never leads to %s', async (redirect) => {
    const email = newAddress();
    const response = await post(`/otp?redirect_to=${encodeURIComponent(redirect)}`, { email });
    expect(response.status).toBe(400);
    expect(app.ctx.mails.some(({ to }) => to === email)).toBe(false);
  });
});

describe('strange input', () => {
  test.each([
    '',
    'no-at-sign',
    'a@b',
    'a b@example.com',
    'a@example.com\nBcc: x@example.com',
    'a@exam\u0000ple.com',
    `${'x'.repeat(250)}@example.com`,
    'a@example.com,b@example.com',
    '"a@b.c"<x@example.com>',
    'a\u202e@example.com',
  ])('the address %j is refused', async (email) => {
    const answer = await post('/otp', { email });
    expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([
      400,
      'validation_failed',
    ]);
  });

  test('no JSON, wrong types and unknown paths get the shape that the client expects', async () => {
    const noJson = await app.app.request('/auth/v1/otp', { method: 'POST', headers, body: '{' });
    expect(await noJson.json()).toMatchObject({ code: 400, error_code: 'bad_json' });
    expect((await post('/otp', { email: 7 })).status).toBe(400);
    expect((await post('/verify', { type: 'email' })).status).toBe(400);
    expect((await post('/token?grant_type=magic', {})).status).toBe(400);
    expect((await post('/nothing', {})).status).toBe(404);
    expect((await post('/otp', { email: 'a@example.com', x: 'y'.repeat(20_000) })).status).toBe(400);
  });

  test('a mail server that fails is told as such, and the next try need not wait', async () => {
    const email = newAddress();
    const { send } = app.ctx.mailer;
    app.ctx.mailer.send = () => Promise.reject(new Error('450 try later'));
    const failed = await post('/otp', { email });
    app.ctx.mailer.send = send;
    expect(failed.status).toBe(502);
    expect((await post('/otp', { email })).status).toBe(200);
  });

  test('the client shows the refusals as errors with their codes', async () => {
    const { error } = await authClientFor(app).verifyOtp({
      email: newAddress(),
      token: '000000',
      type: 'email',
    });
    expect(error).toMatchObject({ name: 'AuthApiError', status: 403, code: 'otp_expired' });
  });
});
