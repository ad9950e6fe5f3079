// A modal dialog: title, optional text, content, close button. Focus is kept inside and given back.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './button.tsx';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: ReactNode;
  children: ReactNode;
};

export function Dialog({ open, onOpenChange, title, text, children }: DialogProps) {
  const t = useText();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade overflow-y-auto bg-veil backdrop-blur-[2px]">
          <div className="grid min-h-full place-items-center p-4">
            <Radix.Content
              {...(text === undefined && { 'aria-describedby': undefined })}
              className="relative w-full max-w-md animate-rise rounded-card border border-line bg-surface p-6 shadow-float sm:p-7"
            >
              <Radix.Title className="pe-10 font-heading text-2xl leading-tight">{title}</Radix.Title>
              {text !== undefined && (
                <Radix.Description className="mt-2 text-ink-soft">{text}</Radix.Description>
              )}
              <div className="mt-5">{children}</div>
              <Radix.Close asChild>
                <IconButton label={t('common.close')} className="absolute end-4 top-4">
                  <X aria-hidden className="size-5" />
                </IconButton>
              </Radix.Close>
            </Radix.Content>
          </div>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
