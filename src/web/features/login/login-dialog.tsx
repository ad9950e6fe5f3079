// The login form as a dialog over any page. It exists only while it is open, so every opening starts fresh.
import { useText } from '#web/i18n/use-text.ts';
import { closeLogin } from '#web/session/login-dialog.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginDialog() {
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeLogin()}
      title={t('loginModal.title')}
      text={t('loginModal.subtitle')}
    >
      <LoginForm />
    </Dialog>
  );
}
