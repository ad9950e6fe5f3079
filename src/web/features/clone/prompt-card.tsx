// A numbered text to read aloud, and the next one.
import { ArrowRight } from 'lucide-react';
import { useMessages, useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';

type PromptCardProps = { index: number; onNext: () => void };

export function PromptCard({ index, onNext }: PromptCardProps) {
  const t = useText();
  const { prompts } = useMessages().clone;
  return (
    <section aria-labelledby="prompt-title" className="grid gap-3 rounded-card bg-sunken p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="prompt-title" className="font-semibold">
          {t('clone.prompt.title')}
        </h2>
        <span className="text-sm text-ink-soft">
          {t('clone.prompt.number', { number: index + 1, count: prompts.length })}
        </span>
      </div>
      <p aria-live="polite" className="font-heading text-lead leading-relaxed">
        {prompts[index]}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{t('clone.prompt.hint')}</p>
        <Button variant="quiet" size="small" onClick={onNext}>
          {t('clone.prompt.next')}
          <ArrowRight aria-hidden className="size-4" />
        </Button>
      </div>
    </section>
  );
}
