// The chosen voice: its name and dates, changing it, cloning it again.
import { AudioLines, Check } from 'lucide-react';
import { useState } from 'react';
import type { Voice } from '#contract/endpoints/voices.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useLocale, useLocalePath, useText } from '#web/i18n/use-text.ts';
import { openLogin } from '#web/session/login-dialog.ts';
import { session, setVoice } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export function VoicePanel({ voice, voices }: { voice: Voice; voices: Voice[] }) {
  const t = useText();
  const to = useLocalePath();
  const locale = useLocale();
  const guest = session.use((state) => state.user === null);
  const [choosing, setChoosing] = useState(false);
  return (
    <Card className="grid gap-4">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-copper-wash text-copper">
          <AudioLines aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 className="truncate font-semibold" title={voice.name}>
            {voice.name}
          </h2>
          <p className="text-sm text-ink-soft">
            {t('dashboard.voice.created', { date: formatDate(voice.createdAt, locale) })}
          </p>
          {voice.expiresAt && (
            <p className="text-sm text-warning">
              {t('dashboard.voice.expires', { date: formatDate(voice.expiresAt, locale) })}
            </p>
          )}
        </div>
      </div>
      {voice.state === 'cloning' && <p role="status">{t('dashboard.voice.cloning')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" className="grow" onClick={() => setChoosing(true)}>
          {t('dashboard.voice.change')}
        </Button>
        <ButtonLink
          variant="secondary"
          size="small"
          className="grow"
          to={`${to('/clone')}?voice=${voice.referenceId}`}
        >
          {t('dashboard.voice.recloneVoice')}
        </ButtonLink>
      </div>
      {guest && (
        <button
          type="button"
          onClick={openLogin}
          className="text-start text-sm text-pine underline underline-offset-4"
        >
          {t('dashboard.voice.loginHint')}
        </button>
      )}
      <Dialog open={choosing} onOpenChange={setChoosing} title={t('dashboard.voice.choose')}>
        <ul className="grid gap-2">
          {voices.map((each) => (
            <li key={each.referenceId}>
              <button
                type="button"
                aria-pressed={each.referenceId === voice.referenceId}
                disabled={each.state !== 'ready'}
                onClick={() => {
                  setVoice(each);
                  setChoosing(false);
                }}
                className="flex w-full items-center justify-between gap-3 rounded-control border border-line px-4 py-3 text-start hover:border-pine disabled:opacity-55 aria-pressed:border-pine aria-pressed:bg-pine-wash"
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium">{each.name}</span>
                  <span className="text-sm text-ink-soft">
                    {t('dashboard.voice.created', { date: formatDate(each.createdAt, locale) })}
                  </span>
                </span>
                {each.referenceId === voice.referenceId && (
                  <Check aria-hidden className="size-5 shrink-0 text-pine" />
                )}
              </button>
            </li>
          ))}
        </ul>
        <ButtonLink variant="quiet" className="mt-4 w-full" to={to('/clone')}>
          {t('dashboard.start.button')}
        </ButtonLink>
      </Dialog>
    </Card>
  );
}
