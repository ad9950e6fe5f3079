// Where toasts appear: bottom right, 5000 ms, at most three, close button on hover.
import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useText } from '../i18n/use-text.ts';
import { toasterMounted } from './toast.ts';

export function Toaster() {
  const t = useText();
  // Effects run from the inside out: the library listens already.
  useEffect(toasterMounted, []);
  return (
    <Sonner
      position="bottom-right"
      duration={5000}
      visibleToasts={3}
      closeButton
      gap={10}
      containerAriaLabel={t('common.notifications')}
      toastOptions={{ closeButtonAriaLabel: t('common.close') }}
    />
  );
}
