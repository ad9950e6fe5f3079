// The result: heard sentence by sentence while it is made, as a whole with its waveform when it is finished.
import type { Speech } from '#contract/endpoints/speeches.ts';
import { useLocale, useText } from '#web/i18n/use-text.ts';
import { Card } from '#web/ui/card.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { SentenceList } from './sentence-list.tsx';
import { StreamPlayer } from './stream-player.tsx';
import type { Generation } from './use-generation.ts';
import { WholePlayer } from './whole-player.tsx';

export function Result({ speech, generation }: { speech: Speech; generation: Generation }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Card className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <h2 className="text-heading font-semibold">{t('dashboard.player.title')}</h2>
          <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-ink-soft">
            {t('dashboard.player.aiLabel')}
          </span>
        </div>
        {speech.url && <DownloadMenu speechId={speech.speechId} />}
      </div>
      <p className="line-clamp-2 text-ink-soft">{speech.text}</p>
      {speech.url ? (
        <WholePlayer key={speech.url.split('?')[0]} url={speech.url} />
      ) : (
        speech.sentences.length > 0 && <StreamPlayer key={speech.speechId} speech={speech} />
      )}
      {speech.error && (
        <p role="alert" className="text-danger">
          {locale === 'zh' ? speech.error.toastZh : speech.error.toastEn}
        </p>
      )}
      {speech.sentences.length > 0 && <SentenceList speech={speech} generation={generation} />}
    </Card>
  );
}
