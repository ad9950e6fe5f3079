// The account page: who one is, where one is signed in, taking the data along, leaving.
import { useText } from '#web/i18n/use-text.ts';
import { ChangeEmail } from './change-email.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { Profile } from './profile.tsx';
import { Sessions } from './sessions.tsx';

export function AccountScreen() {
  const t = useText();
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <h1 className="font-heading text-title">{t('account.title')}</h1>
      <Profile />
      <ChangeEmail />
      <Sessions />
      <ExportData />
      <DeleteAccount />
    </div>
  );
}
