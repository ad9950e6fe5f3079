// The real app on a real database for tests, with callers: guests, and users who log in by mail. Imported by tests only.
import { AuthClient } from '@supabase/auth-js';
import type { Hono } from 'hono';
import { type ApiClient, type ClientIdentity, createClient } from '#contract/client.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import { anonKeyOf } from '#core/auth/secrets.ts';
import type { Environment } from '#core/config.ts';
import { createTestContext, type TestContext } from '#core/testing/test-context.ts';
import { createApp } from './app.ts';
import type { AppEnv } from './app-env.ts';

export type TestApp = { ctx: TestContext; app: Hono<AppEnv>; fetch: typeof fetch };

/** Requests go straight to the app, without a socket. */
export async function createTestApp(env: Environment = {}): Promise<TestApp> {
  const ctx = await createTestContext(env);
  const app = createApp(ctx);
  return { ctx, app, fetch: async (input, init) => app.request(input as string, init) };
}

export const clientFor = (test: TestApp, identity: ClientIdentity, send = test.fetch): ApiClient =>
  createClient({
    origin: test.ctx.config.publicUrl,
    requestKey: test.ctx.config.requestKey,
    version: 'test',
    identity: () => identity,
    fetch: send,
  });

export type TestGuest = { client: ApiClient; identity: ClientIdentity & { guestToken: string } };

export async function startGuest(test: TestApp, send = test.fetch): Promise<TestGuest> {
  const id = `v${crypto.randomUUID()}`;
  const { guestToken } = await clientFor(test, { id }, send).call(endpoints.startGuest, { uuid: id });
  const identity = { id, guestToken };
  return { client: clientFor(test, identity, send), identity };
}

/** The real client of the browser, with its storage in memory. */
export function authClientFor({ ctx, fetch }: TestApp, options: { flowType?: 'implicit' | 'pkce' } = {}) {
  const kept = new Map<string, string>();
  return new AuthClient({
    url: `${ctx.config.publicUrl}/auth/v1`,
    headers: { apikey: anonKeyOf(ctx.config) },
    fetch,
    storageKey: `test-${crypto.randomUUID()}`,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    ...options,
  });
}

export const newAddress = (): string => `user-${crypto.randomUUID()}@example.com`;

/** The code of the newest mail to an address. */
export function codeFor({ ctx }: TestApp, email: string): string {
  const mail = ctx.mails.findLast(({ to }) => to === email);
  if (!mail?.code) throw new Error(`No mail went to ${email}`);
  return mail.code;
}

/** The link in the newest mail to an address. */
export function linkFor({ ctx }: TestApp, email: string): URL {
  const mail = ctx.mails.findLast(({ to }) => to === email);
  const [link] = /https?:\S+/.exec(mail?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`No link went to ${email}`);
  return new URL(link);
}

export async function logIn(test: TestApp, email = newAddress()) {
  const auth = authClientFor(test);
  const asked = await auth.signInWithOtp({ email });
  if (asked.error) throw asked.error;
  const { data, error } = await auth.verifyOtp({ email, token: codeFor(test, email), type: 'email' });
  if (error || !data.session || !data.user) throw error ?? new Error('No session');
  const identity = { id: data.user.id, accessToken: data.session.access_token };
  return { auth, email, identity, session: data.session, client: clientFor(test, identity) };
}
