// Tips for a good sample.
import { Lightbulb } from 'lucide-react';
import { useMessages, useText } from '#web/i18n/use-text.ts';

export function TipsBox() {
  const t = useText();
  const { items } = useMessages().clone.tips;
  return (
    <aside aria-labelledby="tips-title" className="grid gap-3 rounded-card bg-copper-wash p-5">
      <h2 id="tips-title" className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden className="size-5 text-copper" />
        {t('clone.tips.title')}
      </h2>
      <ul className="grid list-disc gap-2 ps-5 text-[0.9375rem]">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </aside>
  );
}
