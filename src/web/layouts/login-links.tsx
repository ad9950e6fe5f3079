// Login and Sign Up: both open the dialog. They are links, so that they lead somewhere before the page is awake.
import type { MouseEvent } from 'react';
import { useLocalePath, useText } from '../i18n/use-text.ts';
import { openLogin } from '../session/login-dialog.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

export function LoginLinks({ className }: { className?: string }) {
  const t = useText();
  const to = useLocalePath();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openLogin();
  };
  return (
    <div className={classNames('flex gap-2', className)}>
      <ButtonLink to={to('/login')} variant="quiet" size="small" onClick={open}>
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink to={to('/login')} size="small" onClick={open}>
        {t('nav.signUp')}
      </ButtonLink>
    </div>
  );
}
