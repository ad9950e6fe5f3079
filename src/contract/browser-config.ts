// What the server hands to the site for one page request: the part that reaches the browser, and the part that does not.
import type { RouterContextProvider } from 'react-router';

/** Configuration that is safe to publish; it is written into every page. */
export type BrowserConfig = {
  /** Hexadecimal key that API requests are signed with. */
  requestKey: string;
  /** Base address of the auth service, ours (`<origin>/auth/v1`) or a hosted one. */
  authUrl: string;
  /** Public anonymous key of the auth service. */
  anonKey: string;
  version: string;
  supportEmail: string;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  analyticsId?: string;
  errorDsn?: string;
};

/** One page request, as the server sees it. */
export type SiteContext = {
  /** CSP nonce of this answer; every inline script carries it. */
  nonce: string;
  requestId: string;
  browserConfig: BrowserConfig;
  /** Logs what went wrong while rendering; the visitor sees the request id only. */
  reportError: (error: unknown) => void;
};

/**
 * What `build/server/index.js` offers beside React Router's own exports, as `build.entry.module`.
 * The context key lives inside the built bundle, so the bundle makes the load context.
 *
 * @example
 * const handle = createRequestHandler(build, 'production');
 * const page = await handle(request, build.entry.module.makeLoadContext({ nonce, requestId, browserConfig, reportError }));
 */
export type SiteModule = { makeLoadContext: (site: SiteContext) => RouterContextProvider };
