// The signed-in user's account: points, sessions, guest work taken over, export, deletion.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, isoTime, receipt } from './shapes.ts';

export const points = z.object({ total: z.number().int(), available: z.number().int() });
export type Points = z.infer<typeof points>;

export const getUserDetail = endpoint({
  path: '/account/detail',
  audience: 'user',
  summary: 'The account with its points',
  input: z.object({}),
  output: z.object({ id, email: z.string(), createdAt: isoTime, points }),
});

export const adoptGuest = endpoint({
  path: '/account/adoptGuest',
  audience: 'user',
  summary: 'Moves the voices and results of a guest to the account; safe to repeat',
  input: z.object({ guestToken: z.string().max(2000) }),
  output: z.object({ voices: z.number().int(), speeches: z.number().int() }),
});

export const listSessions = endpoint({
  path: '/account/sessions',
  audience: 'user',
  summary: 'Where the account is signed in',
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({ id, createdAt: isoTime, lastUsedAt: isoTime, userAgent: z.string(), current: z.boolean() }),
    ),
  }),
});

export const exportData = endpoint({
  path: '/account/export',
  audience: 'user',
  summary: 'A link to a zip with every voice, sample, result and record of the account',
  input: z.object({}),
  output: z.object({ url: z.string() }),
});

export const deleteAccount = endpoint({
  path: '/account/delete',
  audience: 'user',
  summary: 'Deletes the account and everything in it',
  input: z.object({ email: z.string() }),
  output: receipt,
});
