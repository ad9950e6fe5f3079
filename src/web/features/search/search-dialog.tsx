// The search in a dialog, opened by its button or by Ctrl-K.
import { useText } from '#web/i18n/use-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SearchPanel } from './search-panel.tsx';

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('content.search.title')}>
      <SearchPanel autoFocus onOpen={onClose} />
      <p className="mt-3 text-sm text-ink-soft max-sm:hidden">{t('content.search.keys')}</p>
    </Dialog>
  );
}
