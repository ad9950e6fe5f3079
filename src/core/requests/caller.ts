// Who calls: a guest or an account, where from, in which language. Made by the server from verified tokens only.
import type { Locale } from '#contract/locales.ts';

type CallerBase = {
  /** The row in `owners` that voices, results and tasks belong to. */
  ownerId: string;
  /** Network address, for limits. */
  address: string;
  locale: Locale;
  /** When the token that named the caller ends. */
  expiresAt: Date;
};
export type GuestCaller = CallerBase & { kind: 'guest' };
export type UserCaller = CallerBase & {
  kind: 'user';
  email: string;
  /** Undefined where a hosted project gives no session id. */
  sessionId: string | undefined;
};
export type Caller = GuestCaller | UserCaller;

/** A caller without an identity yet: all that `startGuest` needs. */
export type Stranger = Pick<CallerBase, 'address' | 'locale'> & {
  /** The guest token that the browser sent along, not yet verified. */
  guestToken: string | undefined;
};
