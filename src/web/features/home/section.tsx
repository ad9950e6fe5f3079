// A section of the home page with its heading.
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type SectionProps = {
  id?: string;
  title: string;
  text?: string;
  className?: string;
  /** On wide screens the heading stands beside the content. */
  beside?: boolean;
  children: ReactNode;
};

export function Section({ id, title, text, className, beside = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={classNames('py-16 sm:py-24', className)}>
      <div className={classNames('page-column grid gap-10', beside && 'lg:grid-cols-[1fr_2fr] lg:gap-16')}>
        <div>
          <h2 id={headingId} className="font-heading text-title">
            {title}
          </h2>
          {text !== undefined && <p className="mt-3 max-w-prose text-lead text-ink-soft">{text}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
