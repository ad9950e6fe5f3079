// Headers that limit what a page of ours can do, and what others can do with it.
import type { MiddlewareHandler } from 'hono';
import type { Config } from '#core/config.ts';
import type { AppEnv } from './app-env.ts';

const originOf = (address: string | undefined): string[] =>
  address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];

/** Where the analytics script comes from and reports to. */
const analyticsHosts = ['https://www.clarity.ms', 'https://*.clarity.ms', 'https://c.bing.com'];

export function contentSecurityPolicy(config: Config, nonce: string): string {
  const analytics = config.analyticsId === undefined ? [] : analyticsHosts;
  const files = config.storage.kind === 's3' ? originOf(config.storage.endpoint) : [];
  const auth = config.auth.kind === 'supabase' ? originOf(config.auth.url) : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // WebAssembly for audio; no eval of JavaScript, no inline script without this answer's nonce.
    'script-src': ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'", ...analytics],
    // Positions of menus, sliders and toasts are inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...analytics],
    'media-src': ["'self'", 'blob:', 'data:', ...files],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'blob:',
      'data:',
      ...auth,
      ...files,
      ...originOf(config.errorDsn),
      ...analytics,
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(config.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** For files that users uploaded or made: shown or played, never run. */
export const fileSecurityPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

export const securityHeaders =
  (config: Config): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next();
    const set = (name: string, value: string) => c.res.headers.has(name) || c.header(name, value);
    set('content-security-policy', contentSecurityPolicy(config, c.get('nonce')));
    set('x-content-type-options', 'nosniff');
    set('x-frame-options', 'DENY');
    set('referrer-policy', 'strict-origin-when-cross-origin');
    set('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()');
    set('cross-origin-opener-policy', 'same-origin');
    set('cross-origin-resource-policy', 'same-origin');
    if (config.production) set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  };
