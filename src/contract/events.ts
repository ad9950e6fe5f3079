// What arrives on GET /api/events (Server-Sent Events): tasks as they move, sentences as they are made.
import { z } from 'zod';
import { id } from './endpoints/shapes.ts';
import { sentence } from './endpoints/speeches.ts';
import { task } from './endpoints/tasks.ts';

export const eventsPath = '/api/events';

export const appEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('task'), task }),
  z.object({ type: z.literal('sentence'), speechId: id, sentenceCount: z.number().int(), sentence }),
]);
export type AppEvent = z.infer<typeof appEvent>;
