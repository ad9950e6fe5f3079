// Questions that open to show their answers. The browser's own details element: it works before any script has loaded.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type AccordionItem = { title: string; content: ReactNode };

/** Of one `name`, at most one item is open. */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ title, content }) => (
        <details key={title} name={name} className="group">
          <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 text-lg font-medium hover:text-pine">
            <h3>{title}</h3>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-prose pb-6 leading-relaxed text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
