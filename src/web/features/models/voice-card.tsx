// One voice: name, dates, language, preview, Use Now, and more actions.
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Voice } from '#contract/endpoints/voices.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useLocale, useLocalePath, useText } from '#web/i18n/use-text.ts';
import { setVoice } from '#web/session/session.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { PreviewButton } from './preview-button.tsx';
import { RenameDialog } from './rename-dialog.tsx';

export function VoiceCard({ voice }: { voice: Voice }) {
  const t = useText();
  const to = useLocalePath();
  const locale = useLocale();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const { name, state, language, createdAt, expiresAt } = voice;

  const choose = () => {
    setVoice(voice);
    void navigate(to('/dashboard'));
  };
  const close = () => setDialog(null);

  return (
    <li className="grid">
      <Card className="grid gap-4">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="truncate text-heading font-semibold" title={name}>
              {name}
            </h2>
            <p className="text-sm text-ink-soft">
              {t('models.created', { date: formatDate(createdAt, locale) })}
              {language && ` · ${t(`models.language.${language}`)}`}
            </p>
            {expiresAt && (
              <p className="text-sm text-warning">
                {t('models.expires', { date: formatDate(expiresAt, locale) })}
              </p>
            )}
          </div>
          <Menu
            label={t('models.moreActionsFor', { name })}
            trigger={
              <IconButton label={t('models.moreActionsFor', { name })}>
                <Ellipsis aria-hidden className="size-5" />
              </IconButton>
            }
          >
            <MenuItem onSelect={() => setDialog('rename')}>
              <Pencil aria-hidden className="size-4" />
              {t('models.rename')}
            </MenuItem>
            <MenuItem tone="danger" onSelect={() => setDialog('delete')}>
              <Trash2 aria-hidden className="size-4" />
              {t('models.delete')}
            </MenuItem>
          </Menu>
        </div>
        <div className="mt-auto flex flex-wrap gap-3">
          <PreviewButton voice={voice} />
          <Button disabled={state !== 'ready'} onClick={choose} className="grow">
            {state === 'ready' ? t('models.useNow') : t(`models.state.${state}`)}
          </Button>
        </div>
        <RenameDialog voice={voice} open={dialog === 'rename'} onClose={close} />
        <DeleteDialog voice={voice} open={dialog === 'delete'} onClose={close} />
      </Card>
    </li>
  );
}
