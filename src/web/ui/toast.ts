// Toasts, from anywhere: five types, six positions. The library and its place on the page come with the first one.
import { createStore } from './create-store.ts';

type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default';
type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;

type ToastOptions = {
  type?: ToastType;
  position?: ToastPosition;
  /** Stays until it is closed, where it offers something to do. */
  action?: { label: string; run: () => void };
  /** A second toast with the same id replaces the first. */
  id?: string;
};

/** Whether the page should hold the toaster; the root watches this. */
export const toaster = createStore({ wanted: false });

let listen: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  listen = resolve;
});
/** Called by the toaster once it listens: a toast sent before would be lost. */
export const toasterMounted = (): void => listen();

/** @example await showToast('Voice cloned successfully!', { type: 'success' }) */
export async function showToast(text: string, { type = 'default', position, action, id }: ToastOptions = {}) {
  toaster.set({ wanted: true });
  const [{ toast }] = await Promise.all([import('sonner'), mounted]);
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
