// The API as this visitor: signed in or guest. Screens call `api().call(endpoint, input)`.
import { type ApiClient, type ClientIdentity, createClient } from '#contract/client.ts';
import { browserConfig } from './browser-config.ts';
import { clientId } from './client-id.ts';
import { guestToken } from './guest.ts';
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

/** @example const { refList } = await api().call(listVoices, {}); */
export function api(): ApiClient {
  const { origin, requestKey, version } = browserConfig();
  client ??= createClient({ origin, requestKey, version, identity: currentIdentity });
  return client;
}
