// The screen's heading.
import { useText } from '#web/i18n/use-text.ts';

export function DashboardScreen() {
  const t = useText();
  return <h1 className="font-heading text-title">{t('dashboard.title')}</h1>;
}
