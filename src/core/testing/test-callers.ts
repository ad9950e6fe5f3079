// Callers and voices for tests: real rows, made the short way. Imported by tests only.
import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { accounts, guests, owners, voices } from '../db/schema.ts';
import type { GuestCaller, UserCaller } from '../requests/caller.ts';
import { createUpload } from '../uploads/create-upload.ts';

const base = () => ({
  ownerId: randomUUID(),
  address: '127.0.0.1',
  locale: 'en' as const,
  expiresAt: new Date(Date.now() + 3_600_000),
});

export async function addGuest(ctx: Context): Promise<GuestCaller> {
  const caller: GuestCaller = { ...base(), kind: 'guest' };
  await ctx.db.insert(owners).values({ id: caller.ownerId, kind: 'guest' });
  const { ownerId: id, expiresAt } = caller;
  await ctx.db.insert(guests).values({ id, clientId: `v${randomUUID()}`, expiresAt });
  return caller;
}

export async function addUser(ctx: Context, email = `${randomUUID()}@example.com`): Promise<UserCaller> {
  const caller: UserCaller = { ...base(), kind: 'user', email, sessionId: undefined };
  await ctx.db.insert(owners).values({ id: caller.ownerId, kind: 'account' });
  await ctx.db.insert(accounts).values({ id: caller.ownerId, email });
  return caller;
}

/** An upload whose bytes have arrived. */
export async function addUpload(
  ctx: Context,
  caller: GuestCaller | UserCaller,
  bytes = new Uint8Array(1000),
) {
  const upload = await createUpload(ctx, caller, { fileName: 'me.wav', bytes: bytes.length });
  await ctx.storage.put(upload.audioPath, bytes, { maxBytes: bytes.length });
  return upload;
}

/** A voice that is ready to speak. */
export async function addVoice(
  ctx: Context,
  caller: GuestCaller | UserCaller,
  name = 'Mine',
): Promise<string> {
  const [voice] = await ctx.db
    .insert(voices)
    .values({ ownerId: caller.ownerId, name, state: 'ready', profile: { format: 'timbre-voice' } })
    .returning();
  if (!voice) throw new Error('The voice was not stored');
  return voice.id;
}
