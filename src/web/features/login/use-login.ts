// The login form's states: e-mail, then code or "link sent". Sends and verifies through the auth service.
import { useState } from 'react';
import { errorText } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { useLocale, useLocalePath } from '#web/i18n/use-text.ts';
import { browserConfig } from '#web/session/browser-config.ts';
import { useFinishLogin } from '#web/session/use-finish-login.ts';
import { validateCode, validateEmail } from '#web/session/validate-login.ts';
import { useCountdown } from './use-countdown.ts';

export type LoginMethod = 'code' | 'link';
type LoginState = {
  method: LoginMethod;
  step: 'email' | 'sent';
  email: string;
  code: string;
  busy: boolean;
  error: string | undefined;
};

const start: LoginState = {
  method: 'code',
  step: 'email',
  email: '',
  code: '',
  busy: false,
  error: undefined,
};

/** The auth client is large: it comes with the first attempt to log in. */
const loadAuth = async () => ({
  ...(await import('#web/session/auth.ts')),
  ...(await import('#web/session/auth-failure.ts')),
});

export function useLogin() {
  const locale = useLocale();
  const to = useLocalePath();
  const finish = useFinishLogin();
  const [state, setState] = useState(start);
  const [resendSeconds, startCountdown] = useCountdown();
  const change = (part: Partial<LoginState>) => setState((old) => ({ ...old, ...part }));

  async function send(): Promise<void> {
    const email = state.email.trim();
    const wrong = validateEmail(email);
    if (wrong) return change({ error: errorText(wrong, locale) });
    change({ busy: true, error: undefined });
    const { authClient, authFailureText } = await loadAuth();
    const { error } = await authClient().signInWithOtp({
      email,
      options: { shouldCreateUser: true, emailRedirectTo: browserConfig().origin + to('/auth/callback') },
    });
    if (error) return change({ busy: false, error: authFailureText(error, 'sendFailed', locale) });
    startCountdown(limits.code.secondsBetweenMails);
    change({ busy: false, step: 'sent', email, code: '' });
  }

  async function verify(): Promise<void> {
    const { email, code } = state;
    const wrong = validateCode(code);
    if (wrong) return change({ error: errorText(wrong, locale) });
    change({ busy: true, error: undefined });
    const { authClient, authFailureText } = await loadAuth();
    const { error } = await authClient().verifyOtp({ email, token: code, type: 'email' });
    if (error) return change({ busy: false, error: authFailureText(error, 'codeInvalid', locale) });
    await finish();
  }

  return {
    ...state,
    resendSeconds,
    send,
    verify,
    setEmail: (email: string) => change({ email, error: undefined }),
    setCode: (code: string) => change({ code, error: undefined }),
    /** Another method begins at the e-mail again; the typed address stays. */
    setMethod: (method: LoginMethod) => setState(({ email }) => ({ ...start, email, method })),
    backToEmail: () => change({ step: 'email', code: '', error: undefined }),
  };
}

export type Login = ReturnType<typeof useLogin>;
