// The flows of the browser's real auth client against our own auth service.
import type { AuthChangeEvent } from '@supabase/auth-js';
import { createClient as createSupabase } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints/index.ts';
import { anonKeyOf } from '#core/auth/secrets.ts';
import { rotateSigningKey } from '#core/auth/signing-keys.ts';
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
beforeAll(async () => {
  app = await createTestApp();
});

const minutes = (count: number) => app.ctx.setNow(new Date(Date.now() + count * 60_000));

function listen(auth: ReturnType<typeof authClientFor>): AuthChangeEvent[] {
  const events: AuthChangeEvent[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  return events;
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('logging in', () => {
  test('by code: every event of a session in its order', async () => {
    const auth = authClientFor(app);
    const events = listen(auth);
    await settled();
    const email = newAddress();
    expect(await auth.signInWithOtp({ email })).toMatchObject({ error: null });
    const { data, error } = await auth.verifyOtp({ email, token: codeFor(app, email), type: 'email' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, aud: 'authenticated', role: 'authenticated' });
    expect(data.session?.expires_in).toBe(3600);

    expect((await auth.refreshSession()).error).toBeNull();
    expect((await auth.updateUser({ data: {} })).error).toBeNull();
    expect((await auth.getUser()).data.user?.email).toBe(email);
    expect((await auth.signOut()).error).toBeNull();
    await settled();
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']);
  });

  test('an address is the same in capitals, and gets one account', async () => {
    const email = newAddress();
    const first = await logIn(app, email);
    minutes(2);
    const auth = authClientFor(app);
    await auth.signInWithOtp({ email: ` ${email.toUpperCase()} ` });
    const token = codeFor(app, email);
    const { data } = await auth.verifyOtp({ email: email.toUpperCase(), token, type: 'email' });
    app.ctx.setNow(undefined);
    expect(data.user?.id).toBe(first.identity.id);
  });

  test('by link on another device, verified by POST; a used link says so', async () => {
    const email = newAddress();
    const emailRedirectTo = `${app.ctx.config.publicUrl}/zh/auth/callback`;
    await authClientFor(app).signInWithOtp({ email, options: { emailRedirectTo } });
    const link = linkFor(app, email);
    expect(link.origin + link.pathname).toBe(emailRedirectTo);
    expect(link.searchParams.get('type')).toBe('email');
    const token_hash = link.searchParams.get('token_hash') ?? '';
    const elsewhere = await authClientFor(app).verifyOtp({ token_hash, type: 'email' });
    expect(elsewhere.data.user?.email).toBe(email);
    const again = await authClientFor(app).verifyOtp({ token_hash, type: 'magiclink' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('using the link uses up the code of the same mail', async () => {
    const email = newAddress();
    await authClientFor(app).signInWithOtp({ email });
    const token_hash = linkFor(app, email).searchParams.get('token_hash') ?? '';
    await authClientFor(app).verifyOtp({ token_hash, type: 'email' });
    const late = await authClientFor(app).verifyOtp({ email, token: codeFor(app, email), type: 'email' });
    expect(late.error?.code).toBe('otp_expired');
  });

  test('with PKCE only the browser that asked can use the link', async () => {
    const email = newAddress();
    const auth = authClientFor(app, { flowType: 'pkce' });
    await auth.signInWithOtp({ email });
    const code = linkFor(app, email).searchParams.get('code') ?? '';
    const thief = await authClientFor(app).verifyOtp({ token_hash: code, type: 'email' });
    expect(thief.error?.code).toBe('otp_expired');
    const other = authClientFor(app, { flowType: 'pkce' });
    await other.signInWithOtp({ email: newAddress() });
    expect((await other.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
    const { data, error } = await auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await app.fetch(`${app.ctx.config.publicUrl}/auth/v1/token?grant_type=pkce`)).status).toBe(401);
  });

  test('mails are in the language of the page that asked', async () => {
    const [english, chinese] = [newAddress(), newAddress()];
    const { publicUrl } = app.ctx.config;
    await authClientFor(app).signInWithOtp({
      email: english,
      options: { emailRedirectTo: `${publicUrl}/auth/callback` },
    });
    await authClientFor(app).signInWithOtp({
      email: chinese,
      options: { emailRedirectTo: `${publicUrl}/zh/auth/callback` },
    });
    const mailTo = (address: string) => app.ctx.mails.find(({ to }) => to === address);
    expect(mailTo(english)?.subject).toMatch(/^\d{6} is your Timbre login code$/);
    expect(mailTo(chinese)?.subject).toMatch(/^\d{6} 是您的 Timbre 登录验证码$/);
  });
});

describe('sessions', () => {
  test('the client refreshes by itself when less than three ticks of 30 s are left', async () => {
    const { auth, session } = await logIn(app);
    const nearlyOver = { ...session, expires_at: Math.floor(Date.now() / 1000) + 89 };
    // @ts-expect-error the client has no public way to age a session
    await auth._saveSession(nearlyOver);
    const { data } = await auth.getSession();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect((await auth.getUser()).error).toBeNull();
  });

  test('end here, elsewhere or everywhere, at once for the API too', async () => {
    const email = newAddress();
    const logInLater = (wait: number) => {
      minutes(wait);
      return logIn(app, email);
    };
    const [here, there, third] = [await logInLater(0), await logInLater(2), await logInLater(4)];
    app.ctx.setNow(undefined);
    const isIn = ({ client }: typeof here) =>
      client.call(endpoints.getUserDetail, {}).then(
        () => true,
        () => false,
      );
    const { sessions } = await here.client.call(endpoints.listSessions, {});
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(3);

    await here.auth.signOut({ scope: 'local' });
    expect(await Promise.all([here, there, third].map(isIn))).toEqual([false, true, true]);
    await there.auth.signOut({ scope: 'others' });
    expect(await Promise.all([there, third].map(isIn))).toEqual([true, false]);
    await there.auth.signOut({ scope: 'global' });
    expect(await isIn(there)).toBe(false);
    expect((await third.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  test('tokens verify by the published keys, before and after a rotation', async () => {
    const before = await logIn(app);
    expect((await before.auth.getClaims()).data?.claims).toMatchObject({
      sub: before.identity.id,
      email: before.email,
      role: 'authenticated',
      iss: `${app.ctx.config.publicUrl}/auth/v1`,
    });
    await rotateSigningKey(app.ctx);
    const after = await logIn(app);
    const keyIdOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()).kid;
    expect(keyIdOf(after.identity.accessToken)).not.toBe(keyIdOf(before.identity.accessToken));
    expect((await after.auth.getClaims()).error).toBeNull();
    expect((await before.client.call(endpoints.getUserDetail, {})).email).toBe(before.email);
    const published = await app.fetch(`${app.ctx.config.publicUrl}/auth/v1/.well-known/jwks.json`);
    const { keys } = (await published.json()) as { keys: Record<string, string>[] };
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
      expect(key).not.toHaveProperty('d');
    }
  });
});

describe('changing the address', () => {
  test('takes a yes from both addresses', async () => {
    const { auth, email, identity } = await logIn(app);
    const next = newAddress();
    const asked = await auth.updateUser({ email: next });
    expect(asked.data.user).toMatchObject({ email, new_email: next });
    const half = await auth.verifyOtp({ email, token: codeFor(app, email), type: 'email_change' });
    expect(half).toMatchObject({ error: null, data: { session: null, user: null } });
    expect((await auth.getUser()).data.user?.email).toBe(email);
    const token_hash = linkFor(app, next).searchParams.get('token_hash') ?? '';
    const done = await auth.verifyOtp({ token_hash, type: 'email_change' });
    expect(done.data.user).toMatchObject({ id: identity.id, email: next });
    expect((await auth.getUser()).data.user?.email).toBe(next);
  });

  test('to a taken address answers the same, and fails only after both were proven', async () => {
    const taken = await logIn(app);
    const { auth, email } = await logIn(app);
    minutes(2);
    expect((await auth.updateUser({ email: taken.email })).error).toBeNull();
    const verify = (address: string) =>
      auth.verifyOtp({ email: address, token: codeFor(app, address), type: 'email_change' });
    expect((await verify(email)).error).toBeNull();
    expect((await verify(taken.email)).error?.code).toBe('email_exists');
    app.ctx.setNow(undefined);
  });

  test('a login code does not confirm a change, nor the other way round', async () => {
    const { auth, email } = await logIn(app);
    minutes(2);
    await auth.updateUser({ email: newAddress() });
    const changeCode = codeFor(app, email);
    const asLogin = await auth.verifyOtp({ email, token: changeCode, type: 'email' });
    expect(asLogin.error?.code).toBe('otp_expired');
    app.ctx.setNow(undefined);
  });
});

describe('ways to log in that are switched off', () => {
  const wrong = { email: 'a@example.com', password: 'password' };
  test('answer as a project without them does', async () => {
    const auth = authClientFor(app);
    expect((await auth.signUp(wrong)).error).toMatchObject({ status: 422, code: 'signup_disabled' });
    expect((await auth.signInWithPassword(wrong)).error).toMatchObject({
      status: 422,
      code: 'email_provider_disabled',
    });
    expect((await auth.resetPasswordForEmail(wrong.email)).error?.code).toBe('email_provider_disabled');
    expect((await auth.signInWithOtp({ phone: '+4900000000' })).error?.code).toBe('phone_provider_disabled');
    expect((await auth.signInAnonymously()).error?.code).toBe('signup_disabled');
  });
});

test('the whole supabase client logs in as well', async () => {
  const { ctx, fetch } = app;
  const supabase = createSupabase(ctx.config.publicUrl, anonKeyOf(ctx.config), {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const email = newAddress();
  await supabase.auth.signInWithOtp({ email, options: { shouldCreateUser: true } });
  const { data } = await supabase.auth.verifyOtp({ email, token: codeFor(app, email), type: 'email' });
  expect(data.user?.email).toBe(email);
  expect((await supabase.auth.getUser()).data.user?.email).toBe(email);
});
