// Toasts, from anywhere: five types, six positions. The library is loaded with the first one.
export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default';
export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;

type ToastOptions = {
  type?: ToastType;
  position?: ToastPosition;
  /** Stays until it is closed, where it offers something to do. */
  action?: { label: string; run: () => void };
  /** A second toast with the same id replaces the first. */
  id?: string;
};

/** @example await showToast('Voice cloned successfully!', { type: 'success' }) */
export async function showToast(text: string, { type = 'default', position, action, id }: ToastOptions = {}) {
  const { toast } = await import('sonner');
  const show = type === 'default' ? toast : toast[type];
  show(text, {
    ...(position && { position }),
    ...(id && { id }),
    ...(action && {
      action: { label: action.label, onClick: action.run },
      duration: Number.POSITIVE_INFINITY,
    }),
  });
}
