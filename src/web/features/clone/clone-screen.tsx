// The screen's heading.
import { useText } from '#web/i18n/use-text.ts';

export function CloneScreen() {
  const t = useText();
  return <h1 className="font-heading text-title">{t('clone.title')}</h1>;
}
