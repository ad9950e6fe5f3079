// What a speech engine is: a sample becomes a voice, text becomes sound in that voice, sentence by sentence.

export const languages = ['zh', 'en', 'ja', 'ko'] as const;
export type Language = (typeof languages)[number];

/** Mono sound, samples between -1 and 1. */
export type Sound = { samples: Float32Array; sampleRate: number };

/** A cloned voice as plain JSON (below 20 kB): portable between machines, refused by an engine that cannot read it. */
export type VoiceProfile = {
  format: 'timbre-voice';
  version: 1;
  /** Which engine and model version made it, for example "embedded" and "2026-11". */
  engine: string;
  model: string;
  /** Language heard in the sample, where it could be told. */
  language?: Language;
  /** Engine-specific numbers: conditioning vector of the decoder, prosody style. */
  timbre: number[];
  prosody: number[];
  /** Pitch of the sample: median in Hz and half the 16-84 % range in semitones. */
  pitch: { medianHz: number; rangeSemitones: number };
  /** Syllable-like units per second relative to the engine's normal rate; 1 is normal. */
  rate: number;
};

/** A voice that ships with the engine. */
export type PresetVoice = { id: string; name: string; language: Language; sex: 'female' | 'male' };

export type SpeakRequest = {
  text: string;
  /** 'auto' tells the language of each sentence by itself. */
  language: Language | 'auto';
  voice: VoiceProfile | { preset: string };
  /** 0.5 to 2; 1 is the voice's own rate. */
  speed?: number;
  /** Semitones, -12 to 12. */
  pitch?: number;
  /** Scales the pauses between sentences and paragraphs; 0 to 3. */
  pause?: number;
  /** The same request with the same seed gives the same samples. */
  seed?: number;
  /** Speaks only the sentences from this one (counted from 0) up to, but not including, `to`. */
  from?: number;
  to?: number;
};

export type SpokenWord = { text: string; start: number; end: number };

/** One sentence of the answer. Times are seconds from the sentence's own start. */
export type SpokenSentence = {
  index: number;
  count: number;
  text: string;
  language: Language;
  samples: Float32Array;
  words: SpokenWord[];
  /** Silence that follows, in seconds; not part of `samples`. */
  pauseAfter: number;
};

export type EngineFailure =
  | 'emptyText'
  | 'textTooLong'
  | 'unknownVoice'
  | 'incompatibleVoice'
  | 'sampleUnusable'
  | 'crashed'
  | 'closed';

export class EngineError extends Error {
  readonly code: EngineFailure;
  /** Trying again may help (a crash), or it never will (bad input). */
  readonly retryable: boolean;
  constructor(code: EngineFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineError';
    this.code = code;
    this.retryable = code === 'crashed';
  }
}

export interface SpeechEngine {
  readonly name: string;
  readonly languages: readonly Language[];
  readonly sampleRate: number;
  readonly presets: readonly PresetVoice[];
  /** Whether it can speak with this profile; one of an older model must be made again from its sample. */
  canSpeakWith(profile: unknown): profile is VoiceProfile;
  /** Loads models and warms up; calling it is optional, the first use does it as well. */
  ready(): Promise<void>;
  clone(sample: Sound, options?: { language?: Language; signal?: AbortSignal }): Promise<VoiceProfile>;
  /** Yields sentences in order as they are made; aborting ends it between sentences with the signal's reason. */
  speak(request: SpeakRequest, signal?: AbortSignal): AsyncIterable<SpokenSentence>;
  close(): Promise<void>;
}

/** What every engine is opened with. */
export type EngineOptions = {
  /** For files that are made once from what ships: the product passes a folder in its data folder. */
  cacheFolder: string;
  /** Our weights; the folder models/ of this package unless told otherwise. */
  modelsFolder?: string | undefined;
  /** Cores to use; all unless told otherwise. */
  threads?: number | undefined;
  /** Hears the share of first-time preparation that is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};
