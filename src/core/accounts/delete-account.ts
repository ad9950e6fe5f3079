// Deletes an account and everything in it, running work included; the receipt says what went.
import { eq } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { deleteAccount as contract } from '#contract/endpoints/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { guests, loginCodes } from '../db/schema.ts';
import { removeFiles } from '../files/doom-files.ts';
import { lockOwner } from '../owners.ts';
import type { UserCaller } from '../requests/caller.ts';
import { removeOwners } from './remove-owners.ts';

/** The guests that became this account go with it. */
async function removeAccount(ctx: Context, tx: Transaction, { ownerId, email }: UserCaller) {
  await lockOwner(tx, ownerId);
  await tx.delete(loginCodes).where(eq(loginCodes.email, email));
  const adopted = await tx.select({ id: guests.id }).from(guests).where(eq(guests.adoptedBy, ownerId));
  return removeOwners(ctx, tx, [ownerId, ...adopted.map(({ id }) => id)]);
}

export async function deleteAccount(
  ctx: Context,
  caller: UserCaller,
  { email }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  // Typing the address is the confirmation; a slip must not delete a life's work.
  if (email.trim().toLowerCase() !== caller.email) throw new AppError('emailInvalid');
  const { paths, ...counts } = await ctx.db.transaction((tx) => removeAccount(ctx, tx, caller));
  ctx.log.info({ ownerId: caller.ownerId }, 'an account was deleted');
  return { deletedAt: ctx.now().toISOString(), ...counts, files: await removeFiles(ctx, paths) };
}
