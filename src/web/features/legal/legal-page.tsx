// Terms of service and privacy policy.
import { ContentBody } from '#web/content/content-body.tsx';
import type { Article } from '#web/content/load-page.server.ts';
import { PageFacts } from '#web/content/page-facts.tsx';
import { TableOfContents } from '#web/content/table-of-contents.tsx';

export function LegalPage({ article }: { article: Article }) {
  const { title, description, date, minutes, html, headings } = article;
  return (
    <div className="page-column grid grid-cols-1 gap-8 py-12 sm:py-16 xl:grid-cols-[minmax(0,44rem)_16rem] xl:justify-between">
      <header className="max-w-[44rem]">
        <h1 className="font-heading text-title">{title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{description}</p>
        <div className="mt-4">
          <PageFacts date={date} minutes={minutes} label="content.updated" />
        </div>
      </header>
      <div className="contents xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:grid">
        <TableOfContents headings={headings} />
      </div>
      <div className="min-w-0 max-w-[44rem]">
        <ContentBody html={html} />
      </div>
    </div>
  );
}
