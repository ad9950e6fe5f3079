// Layout of pages that belong to an account: guests are asked to log in, everyone else sees the page.
import { Outlet } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { openLogin } from '../session/login-dialog.ts';
import { QueryProvider } from '../session/query-provider.tsx';
import { session } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Frame } from './frame.tsx';

function SignInFirst() {
  const t = useText();
  return (
    <Card className="mx-auto max-w-md text-center">
      <h1 className="font-heading text-2xl">{t('account.signInFirst.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('account.signInFirst.text')}</p>
      <Button className="mt-6" onClick={openLogin}>
        {t('account.signInFirst.button')}
      </Button>
    </Card>
  );
}

export default function AuthLayout() {
  const { restored, user } = session.use((state) => state);
  return (
    <Frame mainClass="page-column py-8 sm:py-12">
      {user ? (
        <QueryProvider>
          <Outlet />
        </QueryProvider>
      ) : (
        restored && <SignInFirst />
      )}
    </Frame>
  );
}
