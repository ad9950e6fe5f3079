// Hosted mode: a second instance on another origin stands in as the Supabase project; everything else is unchanged.

import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { AuthClient } from '@supabase/auth-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints/index.ts';
import { anonKeyOf } from '#core/auth/secrets.ts';
import {
  clientFor,
  codeFor,
  createTestApp,
  linkFor,
  newAddress,
  startGuest,
  type TestApp,
} from '../test-app.ts';

const site = 'http://site.localhost:3000';
const jwtSecret = 'the shared secret of an old project, long enough';
let project: TestApp;
let projectUrl: string;
let anonKey: string;
let server: ServerType;
let ours: TestApp;

beforeAll(async () => {
  // The project must know its own address, which is known only once something listens there.
  const address = await new Promise<AddressInfo>((resolve) => {
    server = serve(
      { port: 0, hostname: '127.0.0.1', fetch: (request) => project.app.fetch(request) },
      resolve,
    );
  });
  projectUrl = `http://127.0.0.1:${address.port}`;
  project = await createTestApp({ PUBLIC_URL: projectUrl, AUTH_ORIGINS: site });
  anonKey = anonKeyOf(project.ctx.config);
  ours = await createTestApp({
    PUBLIC_URL: site,
    AUTH_URL: projectUrl,
    AUTH_ANON_KEY: anonKey,
    AUTH_JWT_SECRET: jwtSecret,
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** A token as projects issued them before they had key pairs. */
const oldToken = (id: string, email: string, secret = jwtSecret, issuer = `${projectUrl}/auth/v1`) =>
  new SignJWT({ email, role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));

const authClient = () =>
  new AuthClient({
    url: `${projectUrl}/auth/v1`,
    headers: { apikey: anonKey },
    persistSession: false,
    autoRefreshToken: false,
  });

test('the whole journey: mail, link to our site, session, account, guest work moved, logout', async () => {
  const guest = await startGuest(ours);
  const auth = authClient();
  const email = newAddress();
  const asked = await auth.signInWithOtp({ email, options: { emailRedirectTo: `${site}/zh/auth/callback` } });
  expect(asked.error).toBeNull();
  expect(linkFor(project, email).origin).toBe(site);
  const { data } = await auth.verifyOtp({ email, token: codeFor(project, email), type: 'email' });
  const identity = { id: data.user!.id, accessToken: data.session!.access_token };
  const client = clientFor(ours, identity);
  const detail = await client.call(endpoints.getUserDetail, {});
  expect(detail).toMatchObject({ id: identity.id, email, points: { total: 20_000 } });
  const { guestToken } = guest.identity;
  expect(await client.call(endpoints.adoptGuest, { guestToken })).toEqual({ voices: 0, speeches: 0 });
  expect(await client.call(endpoints.listVoices, {})).toEqual({ refList: [] });
  expect((await client.call(endpoints.deleteAccount, { email })).voices).toBe(0);
  // The project still vouches for the user: the next call starts an empty account.
  const upload = await client.call(endpoints.createUpload, { fileName: 'a.wav', bytes: 10 });
  expect(upload.audioPath).toMatch(/^samples\//);
  expect((await auth.signOut()).error).toBeNull();
});

test('an address that the project gave to another user belongs to the new one', async () => {
  const email = newAddress();
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [first, second]) {
    const { email: shown } = await clientFor(ours, { id, accessToken: await oldToken(id, email) }).call(
      endpoints.getUserDetail,
      {},
    );
    expect(shown).toBe(email);
  }
});

test('a change of address at the project arrives here with the next token', async () => {
  const auth = authClient();
  const email = newAddress();
  const next = newAddress();
  await auth.signInWithOtp({ email });
  const first = await auth.verifyOtp({ email, token: codeFor(project, email), type: 'email' });
  const emailOf = async (accessToken: string) =>
    (await clientFor(ours, { id: first.data.user!.id, accessToken }).call(endpoints.getUserDetail, {})).email;
  expect(await emailOf(first.data.session!.access_token)).toBe(email);
  await auth.updateUser({ email: next });
  await auth.verifyOtp({ email, token: codeFor(project, email), type: 'email_change' });
  const done = await auth.verifyOtp({ email: next, token: codeFor(project, next), type: 'email_change' });
  expect(await emailOf(done.data.session!.access_token)).toBe(next);
});

test('the project lets our site call it, and nobody else', async () => {
  const preflight = (origin: string) =>
    fetch(`${projectUrl}/auth/v1/otp`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    });
  const allowed = await preflight(site);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(site);
  expect(allowed.headers.get('access-control-allow-headers')).toContain('apikey');
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('our own auth service is not there', async () => {
  expect((await ours.app.request('/auth/v1/settings', { headers: { apikey: anonKey } })).status).toBe(404);
});

test('tokens with the shared secret of an old project are good; with another, or none of ours, they are not', async () => {
  const id = crypto.randomUUID();
  const email = newAddress();
  const call = async (secret: string, issuer?: string) => {
    const accessToken = await oldToken(id, email, secret, issuer);
    return clientFor(ours, { id, accessToken }).call(endpoints.getUserDetail, {});
  };
  const detail = await call(jwtSecret);
  expect(detail.email).toBe(email);
  await expect(call('another secret that is just as long as it')).rejects.toMatchObject({
    error: 'sessionExpired',
  });
  await expect(call(jwtSecret, 'https://other.example/auth/v1')).rejects.toMatchObject({
    error: 'sessionExpired',
  });
});

test('a project that is away makes us unavailable, not the user logged out', async () => {
  const orphan = await createTestApp({ AUTH_URL: 'http://127.0.0.1:9', AUTH_ANON_KEY: 'x' });
  const auth = authClient();
  const email = newAddress();
  await auth.signInWithOtp({ email });
  const { data } = await auth.verifyOtp({ email, token: codeFor(project, email), type: 'email' });
  const client = clientFor(orphan, { id: data.user!.id, accessToken: data.session!.access_token });
  await expect(client.call(endpoints.listVoices, {})).rejects.toMatchObject({ error: 'unavailable' });
});
