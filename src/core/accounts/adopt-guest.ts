// After login, what a guest made becomes the account's. The rules are in docs/decisions/009-adopting-guests.md.
import { eq } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { adoptGuest as contract } from '#contract/endpoints/account.ts';
import type { Context } from '../context.ts';
import { guests, speeches, taskEvents, tasks, uploads, voices } from '../db/schema.ts';
import { readGuestToken } from '../guests/guest-token.ts';
import { lockOwner } from '../owners.ts';
import type { UserCaller } from '../requests/caller.ts';

const nothing = { voices: 0, speeches: 0 };

export async function adoptGuest(
  ctx: Context,
  caller: UserCaller,
  { guestToken }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const claims = await readGuestToken(ctx.config, guestToken, ctx.now());
  if (!claims) return nothing;
  const { guestId } = claims;
  const accountId = caller.ownerId;
  return ctx.db.transaction(async (tx) => {
    // Always in the same order, so that two tabs that log in at once do not wait for each other for ever.
    for (const id of [accountId, guestId].sort()) await lockOwner(tx, id);
    const [guest] = await tx.select().from(guests).where(eq(guests.id, guestId)).for('update');
    if (!guest || (guest.adoptedBy !== null && guest.adoptedBy !== accountId)) return nothing;

    const owner = { ownerId: accountId };
    // Tasks first, as workers do: one that finishes at this moment ends before or after, never across.
    await tx.update(tasks).set(owner).where(eq(tasks.ownerId, guestId));
    const moved = await tx
      .update(voices)
      .set({ ...owner, expiresAt: null })
      .where(eq(voices.ownerId, guestId))
      .returning({ id: voices.id });
    const results = await tx
      .update(speeches)
      .set(owner)
      .where(eq(speeches.ownerId, guestId))
      .returning({ id: speeches.id });
    await tx.update(uploads).set(owner).where(eq(uploads.ownerId, guestId));
    await tx.update(taskEvents).set(owner).where(eq(taskEvents.ownerId, guestId));
    await tx
      .update(guests)
      .set({ adoptedBy: accountId, adoptedAt: guest.adoptedAt ?? ctx.now() })
      .where(eq(guests.id, guestId));
    return { voices: moved.length, speeches: results.length };
  });
}
