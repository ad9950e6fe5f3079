// Sends the mail again, once the waiting time is over.
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { Login } from './use-login.ts';

export function ResendButton({ login: { resendSeconds, busy, send } }: { login: Login }) {
  const t = useText();
  return (
    <Button variant="quiet" size="small" disabled={busy || resendSeconds > 0} onClick={() => void send()}>
      {resendSeconds > 0 ? t('loginModal.resendIn', { seconds: resendSeconds }) : t('loginModal.resend')}
    </Button>
  );
}
