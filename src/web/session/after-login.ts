// What happens once someone is signed in: take over the guest's work, load the voices, choose the first one.
import { adoptGuest } from '#contract/endpoints/account.ts';
import { api } from './api.ts';
import { existingGuestToken, forgetGuest } from './guest.ts';
import { voicesQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { setVoice } from './session.ts';

/** Moves the guest's voices to the account. Safe to repeat: the token is dropped only after the server said yes. */
export async function adoptGuestWork(): Promise<number> {
  const guestToken = existingGuestToken();
  if (guestToken === undefined) return 0;
  const { voices } = await api().call(adoptGuest, { guestToken });
  forgetGuest();
  return voices;
}

/** Returns how many guest voices came along. Call after the user was stored. */
export async function prepareAccount(): Promise<number> {
  queryClient.clear();
  const moved = await adoptGuestWork();
  const [first] = await queryClient.fetchQuery({ ...voicesQuery, meta: { silent: true } });
  if (first) setVoice(first);
  return moved;
}
