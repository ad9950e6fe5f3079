// What every answer carries, and the small routes: headers, request ids, log, compression, health, mailbox, 404.
import { Writable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#core/log.ts';
import { createTestContext } from '#core/testing/test-context.ts';
import { createApp } from './app.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { authClientFor, createTestApp, newAddress, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

describe('security headers', () => {
  test('are on every answer', async () => {
    for (const path of ['/healthz', '/nowhere', '/auth/v1/settings', '/api/openapi.json', '/files/x']) {
      const { headers } = await app.app.request(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('the policy has a fresh nonce for each answer and no way to run foreign scripts', async () => {
    const policies = await Promise.all(
      [1, 2].map(
        async () => (await app.app.request('/healthz')).headers.get('content-security-policy') ?? '',
      ),
    );
    const nonces = policies.map((policy) => /'nonce-([\w+/=]{24})'/.exec(policy)?.[1]);
    expect(nonces[0]).toBeDefined();
    expect(nonces[0]).not.toBe(nonces[1]);
    const [script] = /script-src [^;]+/.exec(policies[0] ?? '') ?? [''];
    expect(script).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
  });

  test('the policy lets through what the configuration names, and only then', () => {
    const { config } = app.ctx;
    const policy = contentSecurityPolicy(
      {
        ...config,
        publicUrl: 'https://timbre.example',
        auth: { kind: 'supabase', url: 'https://p.supabase.example', anonKey: 'k', jwtSecret: undefined },
        errorDsn: 'https://key@errors.example/1',
      },
      'n',
    );
    expect(policy).toContain('https://p.supabase.example');
    expect(policy).toContain('https://errors.example');
    expect(policy).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy(config, 'n')).not.toMatch(/https:/);
  });

  test('production asks for HTTPS for two years', async () => {
    const production = createApp({ ...app.ctx, config: { ...app.ctx.config, production: true } });
    const { headers } = await production.request('/healthz');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
  });
});

describe('requests', () => {
  test('have an id that a caller cannot choose, unless a proxy of ours stands before', async () => {
    const ask = async (target: TestApp, id: string) => {
      const response = await target.app.request('/healthz', { headers: { 'x-request-id': id } });
      return response.headers.get('x-request-id');
    };
    expect(await ask(app, 'chosen-by-caller')).toMatch(/^[0-9a-f-]{36}$/);
    const proxied = await createTestApp({ TRUST_PROXY: '1' });
    expect(await ask(proxied, 'set-by-the-proxy')).toBe('set-by-the-proxy');
    expect(await ask(proxied, 'line\tbreak or worse')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('leave one line in the log, without addresses, tokens or queries', async () => {
    const lines: string[] = [];
    const destination = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const ctx = await createTestContext({}, { log: createLog('info', destination) });
    const logged = createApp(ctx);
    const test: TestApp = {
      ctx,
      app: logged,
      fetch: async (input, init) => logged.request(input as string, init),
    };
    const email = newAddress();
    await authClientFor(test).signInWithOtp({ email });
    await logged.request('/files/a.mp3?sig=secret');
    const log = lines.join('');
    expect(log).toContain('"path":"/auth/v1/otp"');
    expect(log).toMatch(/"requestId":"[0-9a-f-]{36}".*"status":200,"ms":\d+/);
    expect(log).not.toContain(email);
    expect(log).not.toContain('secret');
  });

  test('long texts are compressed, short ones and sound are not', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const long = await app.app.request('/api/openapi.json', { headers });
    expect(long.headers.get('content-encoding')).toBe('gzip');
    const path = 'speeches/x/speech.mp3';
    await app.ctx.storage.put(path, Buffer.alloc(5000), { maxBytes: 5000 });
    const sound = await app.app.request(await app.ctx.storage.signGet(path, { seconds: 60 }), { headers });
    expect(sound.headers.get('content-encoding')).toBeNull();
  });

  test('to unknown paths get the envelope', async () => {
    const response = await app.app.request('/api/nothing', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      code: 404,
      msg: { toastEn: 'Page not found' },
      data: null,
    });
  });
});

test('health: the process answers, and it can do its work', async () => {
  expect(await (await app.app.request('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await app.app.request('/readyz')).json()).toEqual({
    status: 'ok',
    database: 'up',
    queue: 'up',
    workers: 0,
  });
});

describe('the development mailbox', () => {
  test('shows mails with their code, and never runs what is in them', async () => {
    const email = newAddress();
    await authClientFor(app).signInWithOtp({ email });
    await app.ctx.mailer.send({
      to: email,
      subject: '<script>x</script>',
      text: '<b>',
      html: '<script>y</script>',
    });
    const page = await (await app.app.request('/dev/mailbox')).text();
    expect(page).toContain(email);
    expect(page).toMatch(/data-testid="code">\d{6}</);
    expect(page).not.toContain('<script');
    expect(page).toContain('sandbox=');
  });

  test('is not there in production', async () => {
    const production = createApp({ ...app.ctx, config: { ...app.ctx.config, production: true } });
    expect((await production.request('/dev/mailbox')).status).toBe(404);
    expect((await production.request('/dev/mailbox.json')).status).toBe(404);
  });
});

test('a proxy that nobody told us about is noticed, once: limits by network would not work', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const ctx = await createTestContext({}, { log });
  const proxied = createApp(ctx);
  for (let count = 0; count < 3; count++)
    await proxied.request('/healthz', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY')]);
});
