// What the engine and its model process say to each other.
import type { EngineFailure, Language, Sound, SpokenWord, VoiceProfile } from '../../engine.ts';
import type { PhonemeWord } from '../../text/phonemes.ts';

export type SpeakJob = {
  kind: 'speak';
  words: PhonemeWord[];
  language: Language;
  voice: VoiceProfile | { preset: string };
  speed: number;
  pitch: number;
  seed: number;
};
export type CloneJob = { kind: 'clone'; sound: Sound; language: Language | undefined };
export type Job = SpeakJob | CloneJob;

/** What each kind of job gives. */
export type Results = { speak: { samples: Float32Array; words: SpokenWord[] }; clone: VoiceProfile };

export type Request = { id: number; job: Job };
export type Start = { modelsFolder: string; cacheFolder: string; threads: number };

export type Answer =
  | { kind: 'progress'; share: number }
  | { kind: 'ready' }
  /** The models cannot be loaded; trying again would not help. */
  | { kind: 'broken'; message: string }
  | { kind: 'done'; id: number; result: Results[Job['kind']] }
  | { kind: 'failed'; id: number; code: EngineFailure; message: string };
