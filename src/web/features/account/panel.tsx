// One subject of the account page.
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card>
      <section>
        <h2 className="text-heading font-semibold">{title}</h2>
        {text !== undefined && <p className="mt-1 max-w-prose text-ink-soft">{text}</p>}
        <div className="mt-4">{children}</div>
      </section>
    </Card>
  );
}
