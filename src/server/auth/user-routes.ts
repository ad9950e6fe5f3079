// /user and /logout: who is signed in, changing the e-mail address, ending sessions.
import { Hono } from 'hono';
import { z } from 'zod';
import { AuthFailure } from '#core/auth/auth-failure.ts';
import { findPendingEmail, requestEmailChange } from '#core/auth/change-email.ts';
import { type AccountRow, endSessions } from '#core/auth/sessions.ts';
import { describeUser } from '#core/auth/user-shape.ts';
import type { Context } from '#core/context.ts';
import type { AppEnv, RequestContext } from '../app-env.ts';
import { readBody, readEmail, readRedirect, readUser } from './read-request.ts';

async function answerUser(ctx: Context, c: RequestContext, account: AccountRow, signedInAt: Date) {
  const newEmail = await findPendingEmail(ctx, account.id);
  return c.json(describeUser(account, { signedInAt, ...(newEmail !== undefined && { newEmail }) }));
}

/** Nothing but the address can be changed: there are no passwords, and nothing else is kept about a user. */
const userBody = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  phone: z.string().optional(),
  data: z.object({}).strict().optional(),
});

async function updateUser(ctx: Context, c: RequestContext): Promise<Response> {
  const { account, session } = await readUser(ctx, c);
  const body = await readBody(c, userBody);
  if (body.password !== undefined) throw new AuthFailure('passwordDisabled');
  if (body.phone !== undefined) throw new AuthFailure('phoneDisabled');
  const newEmail = body.email === undefined ? account.email : readEmail(body.email);
  if (newEmail !== account.email)
    await requestEmailChange(ctx, account, { newEmail, ...readRedirect(ctx, c) }, c.get('address'));
  return answerUser(ctx, c, account, session.createdAt);
}

const scopes = z.enum(['global', 'local', 'others']).default('global');

async function logOut(ctx: Context, c: RequestContext): Promise<Response> {
  const { claims } = await readUser(ctx, c);
  await endSessions(ctx, claims, scopes.parse(c.req.query('scope')));
  return c.body(null, 204);
}

export function createUserRoutes(ctx: Context): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/user', async (c) => {
    const { account, session } = await readUser(ctx, c);
    return answerUser(ctx, c, account, session.createdAt);
  });
  routes.put('/user', (c) => updateUser(ctx, c));
  routes.post('/logout', (c) => logOut(ctx, c));
  return routes;
}
