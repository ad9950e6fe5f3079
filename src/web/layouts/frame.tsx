// What all layouts share: skip link, navbar, the main landmark, footer.
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { classNames } from '../ui/class-names.ts';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';

type FrameProps = { children: ReactNode; mainClass?: string; footer?: boolean };

export function Frame({ children, mainClass, footer = true }: FrameProps) {
  const t = useText();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-pine px-4 py-3 text-on-pine focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      >
        {t('nav.skip')}
      </a>
      <Navbar />
      <main id="main" tabIndex={-1} className={classNames('flex-1 outline-none', mainClass)}>
        {children}
      </main>
      {footer && <Footer />}
    </div>
  );
}
