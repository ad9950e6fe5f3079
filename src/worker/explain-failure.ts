// What a user is told when a job is given up: the true cause where it is known.
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { StoredError } from '#core/db/schema.ts';
import { AudioError, type AudioFailure } from '#speech/audio/audio-error.ts';
import { EngineError, type EngineFailure } from '#speech/engine.ts';

const { maxSeconds: max, recommendedSeconds: recommended } = limits.sample;

const audioErrors: Record<AudioFailure, StoredError> = {
  unsupported: { code: 'sampleUnsupported', params: {} },
  empty: { code: 'sampleEmpty', params: {} },
  tooLong: { code: 'sampleTooLong', params: { max, recommended } },
  corrupt: { code: 'sampleCorrupt', params: {} },
};

const engineErrors: Record<EngineFailure, ErrorCode> = {
  emptyText: 'textUnspeakable',
  textTooLong: 'textTooLong',
  unknownVoice: 'voiceNotFound',
  incompatibleVoice: 'voiceNotReady',
  sampleUnusable: 'sampleCorrupt',
  crashed: 'engineDown',
  closed: 'engineDown',
};

/** `error` is undefined when the workers died without a word. */
export function explainFailure(error: unknown): StoredError {
  if (error instanceof AppError) return { code: error.code, params: error.params };
  if (error instanceof AudioError) return audioErrors[error.code];
  if (error instanceof EngineError)
    return {
      code: engineErrors[error.code],
      params: error.code === 'textTooLong' ? { max: limits.text.maxCharacters } : {},
    };
  return { code: error === undefined ? 'engineDown' : 'taskFailed', params: {} };
}
