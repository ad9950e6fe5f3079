// The text to speak: demo texts, the character count, the language.
import { useId } from 'react';
import { speechLanguage, speechLanguages } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { useMessages, useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { useDraft } from './draft.ts';
import { guessLanguage } from './guess-language.ts';

export function TextPanel({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const t = useText();
  const id = useId();
  const { demos } = useMessages().dashboard;
  const { text, change } = draft;
  const count = [...text].length;
  const over = count - limits.text.maxCharacters;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="font-semibold">
          {t('dashboard.text.label')}
        </label>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('dashboard.text.demo')}</legend>
          {demos.map((demo) => (
            <Button key={demo.title} variant="quiet" size="small" onClick={() => change({ text: demo.text })}>
              {demo.title}
            </Button>
          ))}
          <Button variant="quiet" size="small" disabled={text === ''} onClick={() => change({ text: '' })}>
            {t('dashboard.text.clear')}
          </Button>
        </fieldset>
      </div>
      <TextArea
        id={id}
        className="min-h-56"
        value={text}
        aria-invalid={over > 0 || undefined}
        aria-describedby={`${id}-count`}
        placeholder={t('dashboard.text.placeholder')}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <LanguageChoice draft={draft} />
        <p id={`${id}-count`} className={over > 0 ? 'text-danger' : 'text-ink-soft'}>
          <span className="tabular-nums">
            {t('dashboard.text.count', { count, max: limits.text.maxCharacters })}
          </span>
          {over > 0 && ` · ${t('dashboard.text.tooLong', { over })}`}
        </p>
      </div>
    </Card>
  );
}

function LanguageChoice({ draft: { text, options, change } }: { draft: ReturnType<typeof useDraft> }) {
  const t = useText();
  const id = useId();
  const guessed = options.language === 'auto' ? guessLanguage(text) : null;
  const choose = (value: string) => {
    const language = speechLanguage.safeParse(value);
    change({ options: { ...options, language: language.success ? language.data : 'auto' } });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="font-medium">
        {t('dashboard.language.label')}
      </label>
      <select
        id={id}
        value={options.language}
        onChange={(event) => choose(event.target.value)}
        className="min-h-9 rounded-control border border-line-strong/70 bg-surface px-2.5 text-ink"
      >
        <option value="auto">{t('dashboard.language.auto')}</option>
        {speechLanguages.map((language) => (
          <option key={language} value={language}>
            {t(`dashboard.language.names.${language}`)}
          </option>
        ))}
      </select>
      <span role="status" className="text-ink-soft">
        {guessed && t('dashboard.language.detected', { language: t(`dashboard.language.names.${guessed}`) })}
      </span>
    </div>
  );
}
