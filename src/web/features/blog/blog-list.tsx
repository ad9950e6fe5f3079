// All articles, newest first.
import { Rss } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#web/i18n/dates.ts';
import { useLocale, useLocalePath, useText } from '#web/i18n/use-text.ts';

type BlogListProps = {
  articles: readonly { path: string; title: string; description: string; date: string; minutes: number }[];
};

export function BlogList({ articles }: BlogListProps) {
  const t = useText();
  const to = useLocalePath();
  const locale = useLocale();
  return (
    <div className="page-column py-12 sm:py-16">
      <h1 className="font-heading text-title">{t('content.blog.title')}</h1>
      <p className="mt-3 max-w-prose text-lead text-ink-soft">{t('content.blog.text')}</p>
      <ul className="mt-10 grid gap-6 md:grid-cols-2">
        {articles.map(({ path, title, description, date, minutes }) => (
          <li
            key={path}
            className="relative flex flex-col rounded-card border border-line bg-surface p-6 shadow-card hover:border-pine"
          >
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <time dateTime={date}>{formatDate(date, locale)}</time>
              <span>{t('content.minutes', { minutes })}</span>
            </p>
            <h2 className="mt-2 font-heading text-2xl leading-snug">
              <Link to={path} className="after:absolute after:inset-0 after:rounded-card">
                {title}
              </Link>
            </h2>
            <p className="mt-2 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
      <a
        href={to('/feed.xml')}
        className="mt-8 inline-flex items-center gap-2 py-2 text-[0.9375rem] text-ink-soft hover:text-pine"
      >
        <Rss aria-hidden className="size-4" />
        {t('content.blog.feed')}
      </a>
    </div>
  );
}
