// A page opened by someone who signed in earlier: renew the session, finish what the last login left undone.
import { errorText } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import { showToast } from '../ui/toast.ts';
import { adoptGuestWork } from './after-login.ts';
import { freshToken } from './auth.ts';
import { voicesQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { setUser } from './session.ts';

export async function resumeSession(locale: Locale): Promise<void> {
  if ((await freshToken()) === undefined) {
    setUser(null);
    await showToast(errorText('sessionExpired', locale), { type: 'warning' });
    return;
  }
  if ((await adoptGuestWork()) > 0) await queryClient.invalidateQueries(voicesQuery);
}
