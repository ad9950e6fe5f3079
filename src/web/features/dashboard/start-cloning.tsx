// What stands where there is no voice to speak with yet.
import { Mic } from 'lucide-react';
import { useLocalePath, useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Wave } from '#web/ui/wave.tsx';

export function StartCloning() {
  const t = useText();
  const to = useLocalePath();
  return (
    <Card className="grid justify-items-center gap-4 py-14 text-center">
      <Wave bars={32} className="h-16 w-48 text-line-strong/50" />
      <h2 className="text-heading font-semibold">{t('dashboard.start.title')}</h2>
      <p className="max-w-md text-ink-soft">{t('dashboard.start.text')}</p>
      <ButtonLink to={to('/clone')} size="large">
        <Mic aria-hidden className="size-5" />
        {t('dashboard.start.button')}
      </ButtonLink>
    </Card>
  );
}
