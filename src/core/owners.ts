// The owner's row as a lock: counting and adding to what somebody owns must not race with itself.
import { eq } from 'drizzle-orm';
import type { Transaction } from './db/connect.ts';
import { owners } from './db/schema.ts';

/** 'No key update': rows that point to the owner, such as a worker's events, can still be added meanwhile. */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for('no key update');
}
