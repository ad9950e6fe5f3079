// What every request handler of the server can read beside the request itself.
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { Logger } from 'pino';

export type AppEnv = {
  /** Absent where the app is called without a socket, as tests do. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Network address of the caller. */
    address: string;
    /** For the inline scripts of this answer. */
    nonce: string;
    log: Logger;
  };
};
export type RequestContext = HonoContext<AppEnv>;
