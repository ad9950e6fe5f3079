// A guest identity: issued by the server, bound to the browser's anonymous client id.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime } from './shapes.ts';

/** 'v' and a random version-4-style identifier, made by the browser and kept under the key `uuid`. */
export const clientId = z
  .string()
  .regex(/^v[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

export const startGuest = endpoint({
  path: '/guest/start',
  audience: 'anyone',
  summary: 'Issues a guest token for this browser, or renews the one it sends along',
  input: z.object({ uuid: clientId }),
  output: z.object({ guestToken: z.string(), expiresAt: isoTime }),
});
