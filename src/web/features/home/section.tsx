// A section of the home page with its heading.
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type SectionProps = { id?: string; title: string; text?: string; className?: string; children: ReactNode };

export function Section({ id, title, text, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={classNames('py-16 sm:py-24', className)}>
      <div className="page-column">
        <h2 id={headingId} className="font-heading text-title">
          {title}
        </h2>
        {text !== undefined && <p className="mt-3 max-w-prose text-lead text-ink-soft">{text}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
