// The login form on a page of its own.
import { useText } from '#web/i18n/use-text.ts';
import { Card } from '#web/ui/card.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginScreen() {
  const t = useText();
  return (
    <Card className="w-full max-w-md justify-self-center">
      <h2 className="font-heading text-2xl">{t('loginModal.title')}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{t('loginModal.subtitle')}</p>
      <LoginForm />
    </Card>
  );
}
