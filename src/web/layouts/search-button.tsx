// Opens the search: by click, and by Ctrl-K or Cmd-K on every page. The search itself is loaded then.
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/button.tsx';

const SearchDialog = lazy(async () => ({
  default: (await import('../features/search/search-dialog.tsx')).SearchDialog,
}));

export function SearchButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((isOpen) => !isOpen);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <IconButton
        label={t('content.search.open')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden className="size-4.5" />
      </IconButton>
      <Suspense>{open && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
