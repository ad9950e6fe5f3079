// Asks before something that cannot be undone.
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  confirm: string;
  busyText: string;
  busy: boolean;
  /** False while something is still missing, such as a typed confirmation. */
  ready?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useText();
  const {
    open,
    onOpenChange,
    title,
    text,
    confirm,
    busyText,
    busy,
    ready = true,
    onConfirm,
    children,
  } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} text={text}>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {t('common.cancel')}
        </Button>
        <Button variant="danger" busy={busy} disabled={!ready} onClick={onConfirm}>
          {busy ? busyText : confirm}
        </Button>
      </div>
    </Dialog>
  );
}
