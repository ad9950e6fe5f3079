// The page for failures of ours: what to do, and the number that finds the failure in our logs.
import { useText } from '#web/i18n/use-text.ts';
import { Brand } from '#web/ui/brand.tsx';
import { Button } from '#web/ui/button.tsx';

type FailurePageProps = { requestId: string | undefined; supportEmail: string | undefined };

export function FailurePage({ requestId, supportEmail = '' }: FailurePageProps) {
  const t = useText();
  return (
    <main className="page-column grid min-h-dvh place-content-center justify-items-center gap-4 py-16 text-center">
      <Brand name={t('site.name')} />
      <h1 className="mt-6 font-heading text-title">{t('failure.title')}</h1>
      <p className="max-w-prose text-ink-soft">{t('failure.text', { email: supportEmail })}</p>
      {requestId && (
        <p className="font-mono text-sm text-ink-soft">{t('failure.requestId', { id: requestId })}</p>
      )}
      <Button className="mt-4" onClick={() => window.location.reload()}>
        {t('failure.reload')}
      </Button>
    </main>
  );
}
