// The end of every login, however it began: account prepared, success told, home page shown.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLocalePath, useText } from '../i18n/use-text.ts';
import { showToast } from '../ui/toast.ts';
import { prepareAccount } from './after-login.ts';
import { closeLogin } from './login-dialog.ts';
import { showFailure } from './show-failure.ts';

export function useFinishLogin(): () => Promise<void> {
  const t = useText();
  const to = useLocalePath();
  const navigate = useNavigate();
  return useCallback(async () => {
    closeLogin();
    try {
      const moved = await prepareAccount();
      if (moved > 0) await showToast(t('afterLogin.moved', { count: moved }), { type: 'info' });
    } catch (cause) {
      // The login itself stands; the next page load tries the rest again.
      showFailure(cause);
    }
    await showToast(t('loginModal.success'), { type: 'success' });
    await navigate(to('/'));
  }, [t, to, navigate]);
}
