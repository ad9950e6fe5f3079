// The voice profile as it was stored; the engine checks what is inside.
import { AppError } from '#contract/errors.ts';
import type { VoiceProfile } from '#speech/engine.ts';

export function readVoice(profile: Record<string, unknown> | null): VoiceProfile {
  if (profile?.format !== 'timbre-voice') throw new AppError('voiceNotReady');
  return profile as VoiceProfile;
}
