// All data of an account as one zip. The link is signed and short-lived; the archive is made while it is read.
import { errors, jwtVerify, SignJWT } from 'jose';
import type { OutputOf } from '#contract/endpoint.ts';
import type { exportData as contract } from '#contract/endpoints/account.ts';
import { deriveKey } from '../auth/secrets.ts';
import type { Context } from '../context.ts';
import type { UserCaller } from '../requests/caller.ts';
import { takeTurns } from '../requests/rate-limit.ts';

export const exportPath = '/api/export';
const audience = 'timbre-export';
const linkMinutes = 10;

export async function exportData(ctx: Context, caller: UserCaller): Promise<OutputOf<typeof contract>> {
  await takeTurns(ctx, [{ key: `export:${caller.ownerId}`, max: 10, seconds: 3600 }]);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(caller.ownerId)
    .setAudience(audience)
    .setExpirationTime(new Date(ctx.now().getTime() + linkMinutes * 60_000))
    .sign(deriveKey(ctx.config, 'export link'));
  return { url: `${exportPath}?token=${token}` };
}

/** The account that an export link is for; undefined for a link that was changed or has expired. */
export async function readExportLink(ctx: Context, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, deriveKey(ctx.config, 'export link'), {
      algorithms: ['HS256'],
      audience,
      currentDate: ctx.now(),
      requiredClaims: ['sub', 'exp'],
    });
    return payload.sub;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
