// Where a mailed link leads: verifies it, says how it went, goes on to the home page.
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '#contract/errors.ts';
import { useLocale, useLocalePath, useText } from '#web/i18n/use-text.ts';
import { useFinishLogin } from '#web/session/use-finish-login.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { readCallback } from './read-callback.ts';
import type { CallbackResult } from './verify-callback.ts';

const readingTimeMs = 1200;

function useVerification(): CallbackResult | 'verifying' {
  const [state, setState] = useState<CallbackResult | 'verifying'>('verifying');
  const finish = useFinishLogin();
  const started = useRef(false);
  useEffect(() => {
    // A link works once: a second run, as development mode does it, would report it as used.
    if (started.current) return;
    started.current = true;
    const verify = async () => {
      const callback = readCallback(window.location.href);
      // The address holds secrets; they do not belong in the history.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      const { verifyCallback } = await import('./verify-callback.ts');
      const result = await verifyCallback(callback);
      setState(result);
      if (result === 'success') setTimeout(() => void finish(), readingTimeMs);
    };
    verify().catch(() => setState('failed'));
  }, [finish]);
  return state;
}

type MessageProps = { icon: ReactNode; title: string; text?: string; home?: boolean };

function Message({ icon, title, text, home = false }: MessageProps) {
  const t = useText();
  const to = useLocalePath();
  return (
    <Card className="grid justify-items-center gap-3 px-8 py-10 text-center">
      {icon}
      <h1 className="font-heading text-2xl">{title}</h1>
      {text !== undefined && <p className="text-ink-soft">{text}</p>}
      {home && (
        <ButtonLink to={to('/')} className="mt-3">
          {t('common.backHome')}
        </ButtonLink>
      )}
    </Card>
  );
}

export function AuthCallbackScreen() {
  const t = useText();
  const locale = useLocale();
  const state = useVerification();
  const good = <CircleCheck aria-hidden className="size-10 text-success" />;
  const bad = <CircleX aria-hidden className="size-10 text-danger" />;
  const message = {
    verifying: (
      <Message
        icon={<LoaderCircle aria-hidden className="size-10 animate-spin text-pine" />}
        title={t('authCallback.verifying')}
      />
    ),
    success: <Message icon={good} title={t('authCallback.success')} text={t('authCallback.welcome')} />,
    emailChanged: (
      <Message
        icon={good}
        title={t('authCallback.emailChanged')}
        text={t('authCallback.emailChangedText')}
        home
      />
    ),
    expired: (
      <Message icon={bad} title={t('authCallback.failed')} text={errorText('linkExpired', locale)} home />
    ),
    failed: (
      <Message icon={bad} title={t('authCallback.failed')} text={errorText('loginFailed', locale)} home />
    ),
  }[state];
  return (
    <div aria-live="polite" className="mx-auto grid w-full max-w-md items-center px-4 py-20 sm:py-28">
      {message}
    </div>
  );
}
