// The login form: two methods, and under them what one agrees to.
import { useLocalePath, useText } from '#web/i18n/use-text.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { LinkSent } from './link-sent.tsx';
import { useLogin } from './use-login.ts';

function Agreement() {
  const t = useText();
  const to = useLocalePath();
  const link = (path: string, text: string) => (
    <a
      href={to(path)}
      target="_blank"
      rel="noopener"
      className="text-ink underline underline-offset-2 hover:text-pine"
    >
      {text}
    </a>
  );
  return (
    <p className="text-sm text-ink-soft">
      {t('loginModal.agreement.before')} {link('/terms', t('loginModal.agreement.terms'))}{' '}
      {t('loginModal.agreement.and')} {link('/privacy', t('loginModal.agreement.privacy'))}
      {t('loginModal.agreement.after')}
    </p>
  );
}

export function LoginForm() {
  const t = useText();
  const login = useLogin();
  const emailStep = <EmailStep login={login} />;
  const sent = login.step === 'sent';
  return (
    <div className="grid gap-5">
      <Tabs
        label={t('loginModal.methods.label')}
        value={login.method}
        onChange={login.setMethod}
        tabs={[
          {
            value: 'code',
            label: t('loginModal.methods.code'),
            panel: sent ? <CodeStep login={login} /> : emailStep,
          },
          {
            value: 'link',
            label: t('loginModal.methods.link'),
            panel: sent ? <LinkSent login={login} /> : emailStep,
          },
        ]}
      />
      <Agreement />
    </div>
  );
}
