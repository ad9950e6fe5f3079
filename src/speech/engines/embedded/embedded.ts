// The engine that needs nothing but this machine: Kokoro on the CPU with our voice encoder and tuned decoder.
import { availableParallelism } from 'node:os';
import {
  EngineError,
  type EngineOptions,
  languages,
  type SpeakRequest,
  type SpeechEngine,
  type SpokenSentence,
  type VoiceProfile,
} from '../../engine.ts';
import { openModels } from '../../onnx/models-folder.ts';
import { type PlannedSentence, planSpeech } from '../../text/plan-speech.ts';
import { SAMPLE_RATE } from '../kokoro/kokoro.ts';
import { readPresets } from '../kokoro/presets.ts';
import type { SpeakJob } from './messages.ts';
import { ModelProcess } from './model-process.ts';
import { ENGINE_NAME, isReadable, readProfile } from './profile.ts';

/** Twice what the product lets anybody ask for. */
const LONGEST_TEXT = 10_000;

/** Opening is quick: models are loaded by `ready` or by the first use. */
export async function openEmbeddedEngine(options: EngineOptions): Promise<EmbeddedEngine> {
  const models = await openModels(options.modelsFolder);
  const presets = await readPresets(models);
  const child = new ModelProcess(
    {
      modelsFolder: models.folder,
      cacheFolder: options.cacheFolder,
      threads: options.threads ?? availableParallelism(),
    },
    options.onProgress,
  );

  const checkVoice = (voice: SpeakRequest['voice']): SpeakJob['voice'] => {
    if (!('preset' in voice)) return readProfile(voice, models);
    if (presets.list.some(({ id }) => id === voice.preset)) return { preset: voice.preset };
    throw new EngineError('unknownVoice', `There is no preset voice "${voice.preset}"`);
  };

  async function* speak(request: SpeakRequest, signal?: AbortSignal): AsyncGenerator<SpokenSentence> {
    signal?.throwIfAborted();
    const voice = checkVoice(request.voice);
    const sentences = await plan(request);
    const abandoned = new AbortController();
    const stop = signal ? AbortSignal.any([signal, abandoned.signal]) : abandoned.signal;
    const delivery = {
      voice,
      speed: within(request.speed, 0.5, 2, 1),
      pitch: within(request.pitch, -12, 12, 0),
      seed: Math.trunc(within(request.seed, -(2 ** 31), 2 ** 31, 0)),
    };
    const start = ({ words, language }: PlannedSentence) => {
      const result = child.run<'speak'>({ kind: 'speak', words, language, ...delivery }, stop);
      // It is awaited a sentence later; until then its failure is nobody's.
      result.catch(() => {});
      return result;
    };
    try {
      // One sentence ahead: the model works while the caller encodes.
      const { from = 0, to = sentences.length } = request;
      const wanted = [...sentences.entries()].slice(from, to);
      let coming = wanted[0] && start(wanted[0][1]);
      for (const [at, [index, sentence]] of wanted.entries()) {
        const spoken = await coming;
        if (spoken === undefined) return;
        const next = wanted[at + 1];
        coming = next && start(next[1]);
        const { text, language } = sentence;
        const pauseAfter =
          index + 1 < sentences.length ? sentence.pauseAfter * within(request.pause, 0, 3, 1) : 0;
        yield { index, count: sentences.length, text, language, ...spoken, pauseAfter };
        signal?.throwIfAborted();
      }
    } finally {
      abandoned.abort();
    }
  }

  return {
    name: ENGINE_NAME,
    languages,
    sampleRate: SAMPLE_RATE,
    presets: presets.list,
    canSpeakWith: (profile): profile is VoiceProfile => isReadable(profile, models),
    ready: async () => {
      await child.ready();
      // Dictionaries are loaded at the first word of a language; better now.
      await Promise.all(languages.map((language) => planSpeech('1', language)));
    },
    clone: (sound, { language, signal } = {}) =>
      child.run<'clone'>({ kind: 'clone', sound, language }, signal),
    speak,
    close: () => child.close(),
    modelProcess: child,
  };
}

/** What tests of this engine see besides the interface. */
export type EmbeddedEngine = SpeechEngine & { readonly modelProcess: ModelProcess };

async function plan({ text, language }: SpeakRequest): Promise<PlannedSentence[]> {
  if (text.length > LONGEST_TEXT) {
    throw new EngineError('textTooLong', `${text.length} characters are more than ${LONGEST_TEXT}`);
  }
  const sentences = await planSpeech(text, language);
  if (sentences.length === 0) throw new EngineError('emptyText', 'There is nothing to say in this text');
  return sentences;
}

const within = (value: number | undefined, least: number, most: number, normal: number): number =>
  value === undefined || Number.isNaN(value) ? normal : Math.min(most, Math.max(least, value));
