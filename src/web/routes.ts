// Every page of the site. Each is English at its bare path and Chinese under /zh: one route with an optional prefix,
// so that switching the language keeps the page mounted.
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  ...prefix('zh?', [
    layout('layouts/home.tsx', [
      index('routes/home.tsx'),
      route('models', 'routes/models.tsx'),
      route('auth/callback', 'routes/auth-callback.tsx'),
    ]),
    layout('layouts/default.tsx', [
      route('clone', 'routes/clone.tsx'),
      route('dashboard', 'routes/dashboard.tsx'),
    ]),
    layout('layouts/auth.tsx', [route('account', 'routes/account.tsx')]),
    layout('layouts/auth2.tsx', [route('login', 'routes/login.tsx')]),
  ]),
  layout('layouts/home.tsx', { id: 'layouts/not-found' }, [route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig;
