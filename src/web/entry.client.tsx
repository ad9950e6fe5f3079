// Wakes the page up in the browser: the texts of its language first, then React.
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadCatalogue } from './i18n/catalogue.ts';
import { localeOfPath } from './i18n/locale.ts';
import { silenceConsole } from './session/silence-console.ts';

if (import.meta.env.PROD) silenceConsole();

await loadCatalogue(localeOfPath(window.location.pathname));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
