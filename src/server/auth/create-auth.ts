// Our own auth service below /auth/v1, as the Supabase client expects it. Not there when a hosted project does the work.
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { AuthFailure, type AuthFailureName } from '#core/auth/auth-failure.ts';
import { anonKeyOf, sameText } from '#core/auth/secrets.ts';
import { publishKeys } from '#core/auth/signing-keys.ts';
import { otherSites } from '#core/auth/site-origins.ts';
import type { Context } from '#core/context.ts';
import type { AppEnv } from '../app-env.ts';
import { createLoginRoutes } from './login-routes.ts';
import { createUserRoutes } from './user-routes.ts';

const mostBodyBytes = 16 * 1024;

/** Other pages cannot set this header without asking first (CORS), so a foreign form never gets through. */
const requireKey = (ctx: Context): MiddlewareHandler<AppEnv> => {
  const key = anonKeyOf(ctx.config);
  return async (c, next) => {
    if (!sameText(c.req.header('apikey') ?? '', key)) throw new AuthFailure('keyInvalid');
    await next();
  };
};

const allowOtherSites = (ctx: Context): MiddlewareHandler<AppEnv> =>
  cors({
    origin: [...otherSites(ctx.config)],
    allowMethods: ['GET', 'POST', 'PUT'],
    allowHeaders: ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-supabase-api-version'],
    maxAge: 600,
  });

const settings = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  saml_enabled: false,
  mfa_enabled: false,
};

/** Ways to log in that a project can switch off; here they are. */
const switchedOff: Record<string, AuthFailureName> = {
  '/signup': 'signupDisabled',
  '/recover': 'passwordDisabled',
  '/invite': 'signupDisabled',
  '/sso': 'providerDisabled',
  '/authorize': 'providerDisabled',
  '/resend': 'providerDisabled',
};

export function createAuth(ctx: Context): Hono<AppEnv> {
  const auth = new Hono<AppEnv>();
  if (ctx.config.auth.kind !== 'own') return auth;
  if (otherSites(ctx.config).length > 0) auth.use(allowOtherSites(ctx));
  auth.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  // Public by nature: whoever verifies our tokens reads it.
  auth.get('/.well-known/jwks.json', async (c) =>
    c.json(await publishKeys(ctx), 200, { 'cache-control': 'public, max-age=300' }),
  );
  auth.get('/health', (c) => c.json({ name: 'Timbre auth', description: 'Compatible with Supabase Auth' }));
  auth.use(requireKey(ctx));
  auth.use(
    bodyLimit({
      maxSize: mostBodyBytes,
      onError: () => {
        throw new AuthFailure('validationFailed');
      },
    }),
  );
  auth.get('/settings', (c) => c.json(settings));
  for (const [path, reason] of Object.entries(switchedOff))
    auth.all(path, () => {
      throw new AuthFailure(reason);
    });
  auth.route('/', createLoginRoutes(ctx));
  auth.route('/', createUserRoutes(ctx));
  auth.all('*', () => {
    throw new AuthFailure('notFound');
  });
  return auth;
}
