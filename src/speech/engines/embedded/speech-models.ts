// All models of the engine in one process, and the two things they do: speak a sentence, clone a voice.

import { EngineError } from '../../engine.ts';
import { prepareKokoroGraphs } from '../../onnx/kokoro-graphs.ts';
import { openModels } from '../../onnx/models-folder.ts';
import { type Kokoro, openKokoro, SAMPLE_RATE } from '../kokoro/kokoro.ts';
import { type Presets, readPresets, type Style } from '../kokoro/presets.ts';
import { type Delivery, type SpokenTokens, speakTokens } from '../kokoro/speak-tokens.ts';
import { readVocabulary, splitTokens, tokensOf, type Vocabulary } from '../kokoro/tokens.ts';
import { cloneVoice } from './clone-voice.ts';
import type { CloneJob, Results, SpeakJob, Start } from './messages.ts';
import { nativeProsody } from './native-prosody.ts';
import { type OwnDeliveryOf, rememberOwnDelivery } from './own-delivery.ts';
import { vary } from './vary.ts';
import { openVoiceEncoder, type VoiceEncoder } from './voice-encoder.ts';

/** Silence between the pieces of a sentence that was too long to be spoken at once. */
const PIECE_GAP = SAMPLE_RATE / 8;

type SpeechModels = {
  speak: (job: SpeakJob) => Promise<Results['speak']>;
  clone: (job: CloneJob) => Promise<Results['clone']>;
};

type Loaded = { kokoro: Kokoro; presets: Presets; vocabulary: Vocabulary; ownDeliveryOf: OwnDeliveryOf };

export async function loadModels(start: Start, onProgress: (share: number) => void): Promise<SpeechModels> {
  const models = await openModels(start.modelsFolder);
  const graphs = await prepareKokoroGraphs({ cacheFolder: start.cacheFolder, models, onProgress });
  const vocabulary = readVocabulary(await models.read('phonemes.json'));
  const kokoro = await openKokoro(graphs, start.threads);
  const ownDeliveryOf = rememberOwnDelivery(kokoro, vocabulary);
  const loaded: Loaded = { kokoro, presets: await readPresets(models), vocabulary, ownDeliveryOf };
  await warmUp(loaded);

  let encoder: Promise<VoiceEncoder> | undefined;
  return {
    speak: (job) => speak(loaded, job),
    clone: async ({ sound, language }) => {
      encoder ??= openVoiceEncoder(models, start.threads);
      return cloneVoice(sound, language, { models, encoder: await encoder, ownDeliveryOf });
    },
  };
}

/** The first run of a graph is slow; nobody should wait for it. */
async function warmUp({ kokoro, presets, vocabulary }: Loaded): Promise<void> {
  const tokens = tokensOf([{ text: '', phonemes: 'hˈaɪ', after: '.' }], vocabulary);
  const style = presets.styleOf(presets.list[0]?.id ?? '', tokens.ids.length);
  if (style) await speakTokens(kokoro, tokens, [''], style, { speed: 1, pitch: 0, seed: 0 });
}

async function speak(loaded: Loaded, job: SpeakJob): Promise<SpokenTokens> {
  const texts = job.words.map((word) => word.text);
  const pieces: SpokenTokens[] = [];
  for (const tokens of splitTokens(tokensOf(job.words, loaded.vocabulary), loaded.vocabulary)) {
    const { style, delivery } = await chooseDelivery(loaded, job, tokens.ids.length);
    const varied = vary(style, delivery);
    pieces.push(await speakTokens(loaded.kokoro, tokens, texts, varied.style, varied.delivery));
  }
  return joinPieces(pieces);
}

async function chooseDelivery(
  { presets, ownDeliveryOf }: Loaded,
  { voice, language, speed, pitch, seed }: SpeakJob,
  tokens: number,
): Promise<{ style: Style; delivery: Delivery }> {
  if ('preset' in voice) {
    const style = presets.styleOf(voice.preset, tokens);
    if (style === undefined)
      throw new EngineError('unknownVoice', `There is no preset voice "${voice.preset}"`);
    return { style, delivery: { speed, pitch, seed } };
  }
  const prosody = nativeProsody(presets, language, voice.pitch.medianHz) ?? voice.prosody;
  const own = await ownDeliveryOf(prosody, language);
  const style = { timbre: Float32Array.from(voice.timbre), prosody: Float32Array.from(prosody) };
  return {
    style,
    delivery: { speed: speed * voice.rate, pitch, seed, range: { own: own.pitch, wanted: voice.pitch } },
  };
}

function joinPieces(pieces: readonly SpokenTokens[]): SpokenTokens {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const total = pieces.reduce((sum, { samples }) => sum + samples.length + PIECE_GAP, 0);
  const joined: SpokenTokens = { samples: new Float32Array(Math.max(0, total - PIECE_GAP)), words: [] };
  let at = 0;
  for (const { samples, words } of pieces) {
    joined.samples.set(samples, at);
    const seconds = at / SAMPLE_RATE;
    joined.words.push(...words.map((w) => ({ ...w, start: w.start + seconds, end: w.end + seconds })));
    at += samples.length + PIECE_GAP;
  }
  return joined;
}
