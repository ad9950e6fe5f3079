// The API as this visitor: signed in or guest. Screens call `api().call(endpoint, input)`.
import { type ApiClient, ApiFailure, type ClientIdentity, createClient } from '#contract/client.ts';
import { browserConfig } from './browser-config.ts';
import { clientId } from './client-id.ts';
import { forgetGuest, guestToken } from './guest.ts';
import { session, setUser } from './session.ts';

/** Who is calling, with a token that is good now. A session that has ended makes the visitor a guest again. */
export async function currentIdentity(): Promise<ClientIdentity> {
  const { user } = session.get();
  if (user) {
    const { freshToken } = await import('./auth.ts');
    const accessToken = await freshToken();
    if (accessToken !== undefined) return { id: user.base.id, accessToken };
    setUser(null);
  }
  return { id: clientId(), guestToken: await guestToken() };
}

let client: ApiClient | undefined;

/** A guest whose time has run out goes on as a new guest: the call is made once more. */
function renewingGuests({ call }: ApiClient): ApiClient {
  return {
    call: async (endpoint, input, signal) => {
      try {
        return await call(endpoint, input, signal);
      } catch (cause) {
        if (!(cause instanceof ApiFailure) || cause.error !== 'guestExpired') throw cause;
        forgetGuest();
        return call(endpoint, input, signal);
      }
    },
  };
}

/** @example const { refList } = await api().call(listVoices, {}); */
export function api(): ApiClient {
  const { origin, requestKey, version } = browserConfig();
  client ??= renewingGuests(createClient({ origin, requestKey, version, identity: currentIdentity }));
  return client;
}
