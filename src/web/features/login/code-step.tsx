// Second step of the code method: the six digits from the mail.
import type { ClipboardEvent } from 'react';
import { limits } from '#contract/limits.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { ResendButton } from './resend-button.tsx';
import type { Login } from './use-login.ts';

export function CodeStep({ login }: { login: Login }) {
  const t = useText();
  const { email, code, busy, error, setCode, verify, backToEmail } = login;
  // A pasted code may come with spaces or a dash; the length limit would cut digits off.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    setCode(event.clipboardData.getData('text').replace(/[\s-]/g, '').slice(0, limits.code.length));
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void verify();
      }}
    >
      <p role="status">{t('loginModal.otp.sentTo', { email })}</p>
      <Field
        label={t('loginModal.otp.label')}
        placeholder={t('loginModal.otp.placeholder')}
        hint={t('loginModal.otp.hint', { minutes: limits.code.minutes })}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.code.length}
        autoFocus
        className="font-mono text-xl tracking-[0.3em] placeholder:font-sans placeholder:text-base placeholder:tracking-normal"
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
        onPaste={paste}
      />
      <Button type="submit" busy={busy} disabled={busy || code.length !== limits.code.length}>
        {busy ? t('loginModal.verifying') : t('loginModal.verify')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="small" onClick={backToEmail}>
          {t('loginModal.backToEmail')}
        </Button>
        <ResendButton login={login} />
      </div>
    </form>
  );
}
