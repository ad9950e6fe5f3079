// Light, dark, or as the system is. The choice is a cookie, read before the first paint by a script in the page.
import { createStore } from '../ui/create-store.ts';

export type Theme = 'system' | 'light' | 'dark';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Runs in the head of every page, before anything is drawn. */
export const themeScript =
  'var t=/(?:^|; )theme=(light|dark)/.exec(document.cookie);if(t)document.documentElement.dataset.theme=t[1]';

const store = createStore<{ theme: Theme }>({ theme: 'system' });

/** Takes over what the script in the page found. */
export function restoreTheme(): void {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') store.set({ theme });
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet
  document.cookie = `theme=${theme}; Max-Age=${theme === 'system' ? 0 : yearInSeconds}; Path=/; SameSite=Lax`;
  store.set({ theme });
}

export const useTheme = (): Theme => store.use((state) => state.theme);
