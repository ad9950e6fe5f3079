// The profile of a voice, ready for this engine. A newer model cannot use the old profile, so it is made again from the
// sample, which is kept for this: nobody loses a voice to an update.
import { AppError } from '#contract/errors.ts';
import type { Context } from '#core/context.ts';
import { replaceProfile } from '#core/voices/replace-profile.ts';
import { findNewestSample } from '#core/voices/samples.ts';
import { improveSample } from '#speech/audio/improve.ts';
import type { SpeechEngine, VoiceProfile } from '#speech/engine.ts';
import { openSample } from './open-sample.ts';
import { readStored } from './read-stored.ts';

type StoredVoice = { voiceId: string; profile: Record<string, unknown> | null };

export async function usableVoice(
  ctx: Context,
  engine: SpeechEngine,
  { voiceId, profile }: StoredVoice,
  signal: AbortSignal,
): Promise<VoiceProfile> {
  if (engine.canSpeakWith(profile)) return profile;
  const sample = await findNewestSample(ctx, voiceId);
  if (!profile || !sample) throw new AppError('voiceNotReady');
  const sound = await openSample(await readStored(ctx, sample.path), sample.trim);
  const remade = await engine.clone(await improveSample(sound), { signal });
  await replaceProfile(ctx, voiceId, profile, remade);
  ctx.log.info({ voiceId, model: remade.model }, 'a voice was made again for a newer model');
  return remade;
}
