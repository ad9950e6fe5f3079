// Logging out: the session ends, everything remembered about the user goes, the page starts again at the origin.
import { authClient, authStorageKey } from './auth.ts';
import { browserConfig } from './browser-config.ts';
import { queryClient } from './query-client.ts';
import { setUser, setVoice } from './session.ts';
import { removeValue } from './storage.ts';

export function forgetUser(): void {
  // The client keeps its session when the server could not be asked; on this device it is over all the same.
  removeValue(authStorageKey);
  setUser(null);
  setVoice(null);
  queryClient.clear();
  window.location.assign(browserConfig().origin);
}

/** `global` ends the sessions on all devices. */
export async function logOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  const { error } = await authClient().signOut({ scope });
  // Leaving this device must work offline; leaving all devices must not be claimed when it failed.
  if (error && scope === 'global') throw error;
  forgetUser();
}
