// A recording becomes a voice: timbre and prosody style by the encoder, pitch and rate by measuring.
import { summarisePitch, trackPitch } from '../../audio/pitch.ts';
import { resample } from '../../audio/resample.ts';
import { EngineError, type Language, type Sound, type VoiceProfile } from '../../engine.ts';
import type { Models } from '../../onnx/models-folder.ts';
import { SAMPLE_RATE } from '../kokoro/kokoro.ts';
import { keepSpeech } from './keep-speech.ts';
import { measureRate } from './measure-rate.ts';
import { energyCurve, logMel, MEL_HOP, melPower } from './mel.ts';
import type { OwnDeliveryOf } from './own-delivery.ts';
import { ENGINE_NAME, PROSODY_WIDTH } from './profile.ts';
import type { VoiceEncoder } from './voice-encoder.ts';

/** Root mean square of every recording that the encoder learned from. */
const LEVEL = 0.06;
const LEAST_SECONDS = 1;
/** More tells the encoder nothing new. */
const MOST_SECONDS = 60;
/** A long sample is heard in parts, and the voice is what they have in common. */
const PART_SECONDS = 8;
/** The encoder's rate estimate is rough: only this share of the difference (in logarithms) is believed. */
const RATE_TRUST = 0.5;

type CloneTools = { models: Models; encoder: VoiceEncoder; ownDeliveryOf: OwnDeliveryOf };

export async function cloneVoice(
  sound: Sound,
  language: Language | undefined,
  { models, encoder, ownDeliveryOf }: CloneTools,
): Promise<VoiceProfile> {
  const speech = await prepare(sound);
  const power = melPower(speech);
  const style = await averageStyle(power, encoder);
  const prosody = round(style.subarray(models.styleWidth - PROSODY_WIDTH));
  const own = await ownDeliveryOf(prosody, language ?? 'en');
  const pitch = summarisePitch(trackPitch({ samples: speech, sampleRate: SAMPLE_RATE })) ?? own.pitch;
  const heardRate = measureRate(energyCurve(power)) ?? own.rate;
  return {
    format: 'timbre-voice',
    version: 1,
    engine: ENGINE_NAME,
    model: models.version,
    ...(language && { language }),
    timbre: round(style.subarray(0, models.styleWidth - PROSODY_WIDTH)),
    prosody,
    pitch: {
      medianHz: Number(clamp(pitch.medianHz, 50, 500).toFixed(2)),
      rangeSemitones: Number(clamp(pitch.rangeSemitones, 0.5, 8).toFixed(3)),
    },
    rate: Number(clamp((heardRate / own.rate) ** RATE_TRUST, 0.8, 1.25).toFixed(3)),
  };
}

/** 24 kHz, without long silences, at the level that the encoder knows. */
async function prepare({ samples, sampleRate }: Sound): Promise<Float32Array> {
  const seconds = samples.length / sampleRate;
  if (!(sampleRate >= 4000 && sampleRate <= 384_000) || !(seconds >= LEAST_SECONDS)) {
    throw new EngineError('sampleUnusable', 'The sample is too short to tell a voice');
  }
  const kept = samples.subarray(0, Math.round(MOST_SECONDS * sampleRate));
  if (!kept.every(Number.isFinite)) throw new EngineError('sampleUnusable', 'The sample is not sound');
  const speech = await keepSpeech({
    samples: resample(kept, sampleRate, SAMPLE_RATE),
    sampleRate: SAMPLE_RATE,
  });
  const level = Math.sqrt(speech.reduce((sum, x) => sum + x * x, 0) / speech.length);
  if (speech.length < LEAST_SECONDS * SAMPLE_RATE || !(level > 1e-4)) {
    throw new EngineError('sampleUnusable', 'There is hardly any speech in the sample');
  }
  return speech.map((x) => (x / level) * LEVEL);
}

async function averageStyle(power: readonly Float32Array[], encoder: VoiceEncoder): Promise<Float32Array> {
  const length = (PART_SECONDS * SAMPLE_RATE) / MEL_HOP;
  const parts = Math.max(1, Math.round(power.length / length));
  const styles: Float32Array[] = [];
  for (let i = 0; i < parts; i++) {
    const from = Math.floor((power.length * i) / parts);
    const to = Math.floor((power.length * (i + 1)) / parts);
    styles.push(await encoder(logMel(power.slice(from, to))));
  }
  const width = styles[0]?.length ?? 0;
  return Float32Array.from(
    { length: width },
    (_, k) => styles.reduce((sum, style) => sum + style[k]!, 0) / parts,
  );
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Five decimals keep a profile small; the rest is below what the decoder can tell. */
const round = (values: Float32Array): number[] => Array.from(values, (value) => Number(value.toFixed(5)));
