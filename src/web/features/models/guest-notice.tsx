// Tells guests how long their voices are kept, and how to keep them.
import { limits } from '#contract/limits.ts';
import { useText } from '#web/i18n/use-text.ts';
import { openLogin } from '#web/session/login-dialog.ts';
import { Button } from '#web/ui/button.tsx';

export function GuestNotice() {
  const t = useText();
  return (
    <aside className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-pine-wash p-5">
      <div className="max-w-2xl">
        <h2 className="font-semibold">{t('models.guest.title')}</h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {t('models.guest.text', { days: limits.guestDays, max: limits.voices.guest })}
        </p>
      </div>
      <Button variant="secondary" onClick={openLogin}>
        {t('models.guest.login')}
      </Button>
    </aside>
  );
}
