// One page of the documentation.
import { Breadcrumbs } from '#web/content/breadcrumbs.tsx';
import { ContentBody } from '#web/content/content-body.tsx';
import type { Article } from '#web/content/load-page.server.ts';
import { NeighbourLinks } from '#web/content/neighbour-links.tsx';
import type { PageLink } from '#web/content/page.ts';
import { PageFacts } from '#web/content/page-facts.tsx';
import { TableOfContents } from '#web/content/table-of-contents.tsx';
import { useText } from '#web/i18n/use-text.ts';

type DocsArticleProps = { article: Article; previous: PageLink | undefined; next: PageLink | undefined };

export function DocsArticle({ article, previous, next }: DocsArticleProps) {
  const t = useText();
  const { title, description, date, minutes, html, headings } = article;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_13rem] xl:gap-x-12">
      <div className="xl:col-start-1">
        <Breadcrumbs list={{ path: '/docs', title: t('content.docs.title') }} title={title} />
        <h1 className="mt-4 font-heading text-title">{title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{description}</p>
        <div className="mt-3">
          <PageFacts date={date} minutes={minutes} label="content.updated" />
        </div>
      </div>
      <div className="contents xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:grid">
        <TableOfContents headings={headings} />
      </div>
      <article className="min-w-0 xl:col-start-1">
        <ContentBody html={html} />
        <NeighbourLinks previous={previous} next={next} />
      </article>
    </div>
  );
}
