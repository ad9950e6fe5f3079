// Every page of the site. Each is English at its bare path and Chinese under /zh: one route with an optional prefix,
// so that switching the language keeps the page mounted.
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  ...prefix('zh?', [
    layout('layouts/home.tsx', [
      index('routes/home.tsx'),
      route('models', 'routes/models.tsx'),
      route('auth/callback', 'routes/auth-callback.tsx'),
      route('terms', 'routes/terms.tsx'),
      route('privacy', 'routes/privacy.tsx'),
      route('blog', 'routes/blog.tsx'),
      route('blog/:slug', 'routes/blog-article.tsx'),
    ]),
    layout('layouts/default.tsx', [
      route('clone', 'routes/clone.tsx'),
      route('dashboard', 'routes/dashboard.tsx'),
    ]),
    layout('layouts/docs.tsx', [
      route('docs', 'routes/docs.tsx'),
      route('docs/*', 'routes/docs-article.tsx'),
    ]),
    layout('layouts/auth.tsx', [route('account', 'routes/account.tsx')]),
    layout('layouts/auth2.tsx', [route('login', 'routes/login.tsx')]),
    route('feed.xml', 'routes/feed.ts'),
    route('manifest.webmanifest', 'routes/manifest.ts'),
  ]),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('api/search.json', 'routes/search-file.ts'),
  layout('layouts/home.tsx', { id: 'layouts/not-found' }, [route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig;
