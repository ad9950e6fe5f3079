// Opens the login dialog from anywhere.
import { createStore } from '../ui/create-store.ts';

export const loginDialog = createStore({ open: false });

export const openLogin = (): void => loginDialog.set({ open: true });
export const closeLogin = (): void => loginDialog.set({ open: false });
