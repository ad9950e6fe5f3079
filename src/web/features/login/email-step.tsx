// First step: the e-mail address, and the button that sends.
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Login } from './use-login.ts';

export function EmailStep({ login }: { login: Login }) {
  const t = useText();
  const { method, email, busy, error, setEmail, send } = login;
  const sendText = method === 'code' ? t('loginModal.sendCode') : t('loginModal.sendLink');
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <Field
        label={t('loginModal.emailInput.label')}
        placeholder={t('loginModal.emailInput.placeholder')}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={busy || email === ''}>
        {busy ? t('loginModal.sending') : sendText}
      </Button>
    </form>
  );
}
