// One result with its sentences; it grows while it is being made.
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { getSpeech as contract } from '#contract/endpoints/speeches.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../requests/caller.ts';
import { findOwnSpeech, viewSpeech } from './speech-view.ts';

export async function getSpeech(
  ctx: Context,
  caller: Caller,
  { speechId }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return viewSpeech(ctx, await findOwnSpeech(ctx.db, caller, speechId));
}
