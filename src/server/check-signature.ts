// A signed request is taken once, as it left, within five minutes.
import { AppError } from '#contract/errors.ts';
import { verifyRequest } from '#contract/signing.ts';
import type { Context } from '#core/context.ts';
import { spendRequestCode } from '#core/requests/spend-request-code.ts';
import type { RequestContext } from './app-env.ts';

/** The signature alone; nothing is written. `spendSignature` follows when the caller is known and within limits. */
export async function checkSignature(ctx: Context, c: RequestContext, body: string): Promise<void> {
  const headers = {
    'x-timestamp': c.req.header('x-timestamp') ?? '',
    'x-code': c.req.header('x-code') ?? '',
    'x-signature': c.req.header('x-signature') ?? '',
  };
  const verdict = await verifyRequest(ctx.config.requestKey, headers, body, ctx.now().getTime());
  if (verdict === 'stale') throw new AppError('clockSkew');
  if (verdict !== 'valid') throw new AppError('signatureInvalid');
}

/** A signature is good once. */
export const spendSignature = (ctx: Context, c: RequestContext): Promise<void> =>
  spendRequestCode(ctx, c.req.header('x-code') ?? '');
