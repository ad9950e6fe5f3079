// Second step of the link method: look into your mail.
import { MailCheck } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ResendButton } from './resend-button.tsx';
import type { Login } from './use-login.ts';

export function LinkSent({ login }: { login: Login }) {
  const t = useText();
  return (
    <div className="grid gap-4">
      <div role="status" className="flex gap-3 rounded-control bg-pine-wash p-4">
        <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-pine" />
        <div>
          <p className="font-medium">{t('loginModal.linkSent.title')}</p>
          <p className="mt-1 text-[0.9375rem]">{t('loginModal.linkSent.text', { email: login.email })}</p>
        </div>
      </div>
      {login.error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {login.error}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="small" onClick={login.backToEmail}>
          {t('loginModal.backToEmail')}
        </Button>
        <ResendButton login={login} />
      </div>
    </div>
  );
}
