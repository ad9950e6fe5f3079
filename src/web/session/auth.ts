// The auth client, for the embedded service and for a hosted one alike. It is large: import this file lazily.
import { AuthClient, type Session } from '@supabase/auth-js';
import { browserConfig } from './browser-config.ts';
import { session, setUser, type User } from './session.ts';

/** Where the client keeps its session. */
export const authStorageKey = 'timbre-auth';

const userOf = ({ access_token, user }: Session): User => ({
  token: access_token,
  base: { id: user.id, email: user.email ?? '' },
});

function createAuthClient() {
  const { authUrl, anonKey } = browserConfig();
  const client = new AuthClient({
    url: authUrl,
    // Spelt as the client spells it: it replaces this one by the user's token.
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: authStorageKey,
    // Not PKCE: a link must also work on a device that did not ask for it. The callback page reads the address itself.
    flowType: 'implicit',
    detectSessionInUrl: false,
  });
  // Signed in, token refreshed, user updated, second factor verified: all mean the same here, a newer session.
  client.onAuthStateChange((event, next) => {
    if (next) setUser(userOf(next));
    else if (event === 'SIGNED_OUT' && session.get().user) setUser(null);
  });
  return client;
}

let client: ReturnType<typeof createAuthClient> | undefined;

export function authClient() {
  client ??= createAuthClient();
  return client;
}

/** A token that is good now, renewed if need be; undefined where the session has ended. */
export async function freshToken(): Promise<string | undefined> {
  const { data } = await authClient().getSession();
  return data.session?.access_token;
}
