// An engine for tests of the jobs: says every sentence as a tone. Imported by tests only.
import { EngineError, languages, type SpeechEngine, type VoiceProfile } from '#speech/engine.ts';

const sampleRate = 24_000;

export const toneProfile: VoiceProfile = {
  format: 'timbre-voice',
  version: 1,
  engine: 'tone',
  model: 'test',
  timbre: [1],
  prosody: [1],
  pitch: { medianHz: 150, rangeSemitones: 2 },
  rate: 1,
};

const tone = (seconds: number, hertz: number): Float32Array =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, i) => 0.3 * Math.sin((2 * Math.PI * hertz * i) / sampleRate),
  );

export type ToneEngine = SpeechEngine & {
  /** Indices of the sentences that were really made. */
  made: number[];
  /** Crashes before this sentence, once. */
  crashBefore: number | null;
};

export function createToneEngine(): ToneEngine {
  const engine: ToneEngine = {
    name: 'tone',
    languages,
    sampleRate,
    presets: [],
    made: [],
    crashBefore: null,
    canSpeakWith: (profile): profile is VoiceProfile =>
      typeof profile === 'object' &&
      profile !== null &&
      'model' in profile &&
      profile.model === toneProfile.model,
    ready: async () => undefined,
    clone: async () => toneProfile,
    close: async () => undefined,
    async *speak({ text, from = 0, to, seed = 0 }, signal) {
      const sentences = text.split(/(?<=\.)\s*/).filter(Boolean);
      for (let index = from; index < Math.min(to ?? Infinity, sentences.length); index++) {
        signal?.throwIfAborted();
        if (engine.crashBefore === index) {
          engine.crashBefore = null;
          throw new EngineError('crashed', 'The model process ended');
        }
        engine.made.push(index);
        const words = [{ text: sentences[index] ?? '', start: 0, end: 1 }];
        const pauseAfter = index + 1 < sentences.length ? 0.4 : 0;
        const samples = tone(1, 200 + 100 * index + seed);
        yield {
          index,
          count: sentences.length,
          text: sentences[index] ?? '',
          language: 'en',
          samples,
          words,
          pauseAfter,
        };
      }
    },
  };
  return engine;
}
