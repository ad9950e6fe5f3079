// One article.
import { Breadcrumbs } from '#web/content/breadcrumbs.tsx';
import { ContentBody } from '#web/content/content-body.tsx';
import type { Article } from '#web/content/load-page.server.ts';
import { NeighbourLinks } from '#web/content/neighbour-links.tsx';
import type { PageLink } from '#web/content/page.ts';
import { PageFacts } from '#web/content/page-facts.tsx';
import { TableOfContents } from '#web/content/table-of-contents.tsx';
import { useText } from '#web/i18n/use-text.ts';

type BlogArticleProps = { article: Article; previous: PageLink | undefined; next: PageLink | undefined };

export function BlogArticle({ article, previous, next }: BlogArticleProps) {
  const t = useText();
  const { title, description, date, minutes, html, headings } = article;
  return (
    <div className="page-column py-10 sm:py-14">
      <Breadcrumbs list={{ path: '/blog', title: t('content.blog.title') }} title={title} />
      <div className="mt-6 grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,44rem)_16rem] xl:justify-between">
        <header className="max-w-[44rem]">
          <h1 className="font-heading text-title">{title}</h1>
          <p className="mt-3 text-lead text-ink-soft">{description}</p>
          <div className="mt-4">
            <PageFacts date={date} minutes={minutes} />
          </div>
        </header>
        <div className="contents xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:grid">
          <TableOfContents headings={headings} />
        </div>
        <article className="min-w-0 max-w-[44rem]">
          <ContentBody html={html} />
          <NeighbourLinks previous={next} next={previous} />
        </article>
      </div>
    </div>
  );
}
