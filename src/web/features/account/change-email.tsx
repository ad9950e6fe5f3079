// Another e-mail address: asked for here, confirmed from both mailboxes.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '#contract/errors.ts';
import { useLocale, useLocalePath, useText } from '#web/i18n/use-text.ts';
import { authClient } from '#web/session/auth.ts';
import { authFailureText } from '#web/session/auth-failure.ts';
import { browserConfig } from '#web/session/browser-config.ts';
import { session } from '#web/session/session.ts';
import { validateEmail } from '#web/session/validate-login.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { Panel } from './panel.tsx';

export function ChangeEmail() {
  const t = useText();
  const locale = useLocale();
  const to = useLocalePath();
  const current = session.use((state) => state.user?.base.email ?? '');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();

  const change = useMutation({
    mutationFn: async (address: string) => {
      const emailRedirectTo = browserConfig().origin + to('/auth/callback');
      const { error: refused } = await authClient().updateUser({ email: address }, { emailRedirectTo });
      if (refused) throw refused;
    },
    meta: { silent: true },
    onSuccess: async () => {
      setEmail('');
      await showToast(t('account.changeEmail.sent'), { type: 'success' });
    },
    onError: (cause) => setError(authFailureText(cause, 'sendFailed', locale)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const wrong = validateEmail(address);
    if (wrong) return setError(errorText(wrong, locale));
    if (address.toLowerCase() === current.toLowerCase()) return setError(t('account.changeEmail.same'));
    setError(undefined);
    change.mutate(address);
  };

  return (
    <Panel title={t('account.changeEmail.title')} text={t('account.changeEmail.text')}>
      <form noValidate className="grid max-w-md gap-4" onSubmit={submit}>
        <Field
          label={t('account.changeEmail.label')}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busy={change.isPending}
          disabled={change.isPending || email === ''}
        >
          {change.isPending ? t('account.changeEmail.busy') : t('account.changeEmail.button')}
        </Button>
      </form>
    </Panel>
  );
}
