// The ES256 keys that access tokens are signed with. They live in the database, so that every server process has the
// same ones, and change every 90 days; an old key stays published until its last token has ended.
import { desc, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Context } from '../context.ts';
import type { Executor } from '../db/connect.ts';
import { signingKeys } from '../db/schema.ts';

const rotateAfterMs = 90 * 86_400_000;
const publishedAfterRetirementMs = 86_400_000;
const cacheMs = 60_000;
/** Tokens with an invented key id must not make the database busy. */
const leastReloadMs = 1_000;

type SigningKey = typeof signingKeys.$inferSelect;
type Loaded = { keys: SigningKey[]; at: number };
const cache = new WeakMap<Context['db'], Loaded>();

const readKeys = (executor: Executor, now: Date): Promise<SigningKey[]> =>
  executor
    .select()
    .from(signingKeys)
    .where(
      or(
        isNull(signingKeys.retiredAt),
        gt(signingKeys.retiredAt, new Date(now.getTime() - publishedAfterRetirementMs)),
      ),
    )
    .orderBy(desc(signingKeys.createdAt), signingKeys.kid);

async function createKey(executor: Executor, now: Date): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = await exportJWK(privateKey);
  await executor.insert(signingKeys).values({ kid, publicJwk, privateJwk, createdAt: now });
}

/** Starts a new key and retires the others; needed at once when a key may have leaked. */
export async function rotateSigningKey(ctx: Context, onlyOlderThan?: Date): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // Two servers that start together must agree on one key.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('timbre signing key'))`);
    const now = ctx.now();
    const current = (await readKeys(tx, now)).find((key) => key.retiredAt === null);
    if (current && onlyOlderThan && current.createdAt > onlyOlderThan) return;
    await tx.update(signingKeys).set({ retiredAt: now }).where(isNull(signingKeys.retiredAt));
    await createKey(tx, now);
  });
  cache.delete(ctx.db);
}

/** Part of the sweep: a key that is no longer published verifies nothing, and its private half is a risk. */
export async function removeRetiredKeys(ctx: Context): Promise<void> {
  await ctx.db
    .delete(signingKeys)
    .where(lte(signingKeys.retiredAt, new Date(ctx.now().getTime() - publishedAfterRetirementMs)));
}

async function loadKeys(ctx: Context, maxAgeMs = cacheMs): Promise<SigningKey[]> {
  const now = ctx.now();
  const known = cache.get(ctx.db);
  if (known && Math.abs(now.getTime() - known.at) < maxAgeMs) return known.keys;
  const keys = await readKeys(ctx.db, now);
  cache.set(ctx.db, { keys, at: now.getTime() });
  return keys;
}

/** The key to sign with, made or renewed where it is time. */
export async function currentSigningKey(ctx: Context): Promise<{ kid: string; key: CryptoKey }> {
  const oldest = new Date(ctx.now().getTime() - rotateAfterMs);
  const find = (keys: SigningKey[]) => keys.find((key) => key.retiredAt === null && key.createdAt > oldest);
  let current = find(await loadKeys(ctx));
  if (!current) {
    await rotateSigningKey(ctx, oldest);
    current = find(await loadKeys(ctx));
  }
  if (!current) throw new Error('No signing key could be made');
  return { kid: current.kid, key: (await importJWK(current.privateJwk as JWK, 'ES256')) as CryptoKey };
}

/** A published key by its id; undefined when there is none. */
export async function findPublicKey(ctx: Context, kid: string): Promise<CryptoKey | undefined> {
  const find = (keys: SigningKey[]) => keys.find((key) => key.kid === kid);
  const found = find(await loadKeys(ctx)) ?? find(await loadKeys(ctx, leastReloadMs));
  return found && ((await importJWK(found.publicJwk as JWK, 'ES256')) as CryptoKey);
}

/** The document at `/.well-known/jwks.json`. */
export async function publishKeys(ctx: Context): Promise<{ keys: JWK[] }> {
  await currentSigningKey(ctx);
  const keys = await loadKeys(ctx);
  return {
    keys: keys.map(({ kid, publicJwk }) => ({
      ...(publicJwk as JWK),
      kid,
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    })),
  };
}
