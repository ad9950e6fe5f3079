// A voice profile as it comes from a file or a database: read with suspicion, refused when this engine cannot speak it.
import { z } from 'zod';
import { EngineError, languages, type VoiceProfile } from '../../engine.ts';
import type { Models } from '../../onnx/models-folder.ts';

export const ENGINE_NAME = 'embedded';
export const PROSODY_WIDTH = 128;
/** Styles of real voices stay within +-2; far beyond that the decoder shouts noise. */
const LOUDEST_STYLE = 8;

const styleNumber = z.number().min(-LOUDEST_STYLE).max(LOUDEST_STYLE);
const shape = z.object({
  format: z.literal('timbre-voice'),
  version: z.literal(1),
  engine: z.literal(ENGINE_NAME),
  model: z.string().max(40),
  language: z.enum(languages).optional(),
  timbre: z.array(styleNumber).max(4096),
  prosody: z.array(styleNumber).length(PROSODY_WIDTH),
  pitch: z.object({ medianHz: z.number().min(40).max(700), rangeSemitones: z.number().min(0).max(12) }),
  rate: z.number().min(0.5).max(2),
});

/** Throws EngineError('incompatibleVoice') for anything that is not a profile of this model. */
export function readProfile(value: unknown, models: Pick<Models, 'version' | 'styleWidth'>): VoiceProfile {
  const read = shape.safeParse(value);
  if (!read.success) {
    throw new EngineError('incompatibleVoice', `Not a voice of this engine: ${z.prettifyError(read.error)}`);
  }
  const { language, ...profile } = read.data;
  if (profile.model !== models.version || profile.timbre.length !== models.styleWidth - PROSODY_WIDTH) {
    throw new EngineError(
      'incompatibleVoice',
      `The voice was made by model ${profile.model}; this is ${models.version}: clone the sample again`,
    );
  }
  return language === undefined ? profile : { ...profile, language };
}

export function isReadable(value: unknown, models: Pick<Models, 'version' | 'styleWidth'>): boolean {
  try {
    readProfile(value, models);
    return true;
  } catch {
    return false;
  }
}
