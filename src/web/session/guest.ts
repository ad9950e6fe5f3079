// The guest token: asked for when a guest first needs one, then kept, renewed before it ends, dropped after login.
import { createClient } from '#contract/client.ts';
import { startGuest } from '#contract/endpoints/guest.ts';
import { browserConfig } from './browser-config.ts';
import { clientId } from './client-id.ts';
import { loadValue, removeValue, saveValue } from './storage.ts';

type Guest = { guestToken: string; expiresAt: string };

const key = 'guest';
const renewBeforeMs = 24 * 60 * 60 * 1000;
let pending: Promise<Guest> | undefined;
let kept: Guest | undefined;

function readGuest(value: unknown): Guest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { guestToken, expiresAt } = value as Partial<Guest>;
  return typeof guestToken === 'string' && typeof expiresAt === 'string'
    ? { guestToken, expiresAt }
    : undefined;
}

const storedGuest = (): Guest | undefined => kept ?? readGuest(loadValue(key));

async function askForGuest(): Promise<Guest> {
  const { origin, requestKey, version } = browserConfig();
  const old = storedGuest();
  const identity = () => ({ id: clientId(), ...(old && { guestToken: old.guestToken }) });
  kept = await createClient({ origin, requestKey, version, identity }).call(startGuest, { uuid: clientId() });
  saveValue(key, kept);
  return kept;
}

/** The token of this guest, made on first use; calls at the same time share one request. */
export async function guestToken(): Promise<string> {
  const stored = storedGuest();
  if (stored && Date.parse(stored.expiresAt) - Date.now() > renewBeforeMs) return stored.guestToken;
  pending ??= askForGuest().finally(() => {
    pending = undefined;
  });
  return (await pending).guestToken;
}

/** The token that is there already; never asks for one. */
export const existingGuestToken = (): string | undefined => storedGuest()?.guestToken;

export function forgetGuest(): void {
  kept = undefined;
  removeValue(key);
}
