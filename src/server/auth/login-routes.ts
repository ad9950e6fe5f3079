// /otp, /verify and /token: asking for a code or link, turning it into a session, keeping the session alive.
import { Hono } from 'hono';
import { z } from 'zod';
import { AuthFailure } from '#core/auth/auth-failure.ts';
import { confirmEmailChange } from '#core/auth/change-email.ts';
import { logInByCode, logInByLink, logInByPkce, requestLogin } from '#core/auth/log-in.ts';
import { refreshSession } from '#core/auth/sessions.ts';
import type { Context } from '#core/context.ts';
import type { AppEnv, RequestContext } from '../app-env.ts';
import { originOf, readBody, readEmail, readRedirect } from './read-request.ts';

const otpBody = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  create_user: z.boolean().default(true),
  code_challenge: z.string().min(43).max(128).nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
});

async function sendOtp(ctx: Context, c: RequestContext): Promise<Response> {
  const body = await readBody(c, otpBody);
  if (body.phone !== undefined) throw new AuthFailure('phoneDisabled');
  const order = {
    email: readEmail(body.email ?? ''),
    createUser: body.create_user,
    challenge: body.code_challenge ?? null,
    challengeMethod: body.code_challenge_method ?? null,
    ...readRedirect(ctx, c),
  };
  await requestLogin(ctx, order, c.get('address'));
  return c.json({});
}

const secret = z.string().min(1).max(200);
const verifyBody = z.union([
  z.object({ type: z.string(), token_hash: secret }),
  z.object({ type: z.string(), email: z.string(), token: secret }),
]);
const loginTypes = ['email', 'magiclink', 'signup'];

async function verify(ctx: Context, c: RequestContext): Promise<Response> {
  const body = await readBody(c, verifyBody);
  const origin = originOf(c);
  if (body.type === 'email_change') {
    const proof =
      'token_hash' in body
        ? { linkToken: body.token_hash }
        : { email: readEmail(body.email), code: body.token };
    const session = await confirmEmailChange(ctx, proof, origin);
    const halfWay = 'Confirmation accepted. Please confirm the mail that was sent to the other address too.';
    return c.json(session ?? { code: 200, msg: halfWay });
  }
  if (!loginTypes.includes(body.type)) throw new AuthFailure('providerDisabled');
  const session =
    'token_hash' in body
      ? await logInByLink(ctx, body.token_hash, origin)
      : await logInByCode(ctx, readEmail(body.email), body.token, origin);
  return c.json(session);
}

async function exchangeToken(ctx: Context, c: RequestContext): Promise<Response> {
  switch (c.req.query('grant_type')) {
    case 'refresh_token': {
      const { refresh_token } = await readBody(c, z.object({ refresh_token: secret }));
      return c.json(await refreshSession(ctx, refresh_token));
    }
    case 'pkce': {
      const body = await readBody(c, z.object({ auth_code: secret, code_verifier: secret }));
      return c.json(await logInByPkce(ctx, body.auth_code, body.code_verifier, originOf(c)));
    }
    case 'password':
      throw new AuthFailure('passwordDisabled');
    default:
      throw new AuthFailure('grantUnsupported');
  }
}

export function createLoginRoutes(ctx: Context): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post('/otp', (c) => sendOtp(ctx, c));
  routes.post('/verify', (c) => verify(ctx, c));
  routes.post('/token', (c) => exchangeToken(ctx, c));
  return routes;
}
