// Kokoro's own voices from models/presets: a style for every length of sentence.
import { z } from 'zod';
import { type Language, languages, type PresetVoice } from '../../engine.ts';
import type { Models } from '../../onnx/models-folder.ts';

const schema = z.object({
  shape: z.tuple([z.number().int(), z.number().int(), z.literal(256)]),
  rows: z.array(z.number().int()).min(1),
  voices: z.array(z.object({ name: z.string(), language: z.string(), sex: z.enum(['female', 'male']) })),
});

/** Numbers that colour the decoder and the prosody predictor. */
export type Style = { timbre: Float32Array; prosody: Float32Array };
export type Presets = {
  /** The voices of our languages. */
  list: PresetVoice[];
  /** Kokoro keeps another style for every number of tokens: short sentences are spoken differently. */
  styleOf: (id: string, tokens: number) => Style | undefined;
};

const PROSODY = 128;

/** Kokoro has no Korean speakers. Its Japanese ones read Korean best: a third of the errors of the English ones. */
const KOREAN: Record<string, string> = { kf_alpha: 'jf_alpha', km_kumo: 'jm_kumo' };

export async function readPresets(models: Models): Promise<Presets> {
  const [json, bin] = await Promise.all([models.read('presets.json'), models.read('presets.bin')]);
  const { shape, rows, voices } = schema.parse(JSON.parse(json.toString()));
  const [, rowCount, width] = shape;
  const korean = Object.entries(KOREAN).map(([name, reader]) => ({
    name,
    language: 'ko',
    sex: voices.find((voice) => voice.name === reader)?.sex ?? 'female',
  }));
  const halves = new Float16Array(new Uint8Array(bin).buffer);
  if (halves.length !== voices.length * rowCount * width)
    throw new Error('presets.bin has another size than presets.json says');
  const rowOf = (voice: number, row: number): Float16Array =>
    halves.subarray((voice * rowCount + row) * width, (voice * rowCount + row + 1) * width);

  const styleOf = (id: string, tokens: number): Style | undefined => {
    const voice = voices.findIndex(({ name }) => name === (KOREAN[id] ?? id));
    if (voice < 0) return undefined;
    const { low, high, share } = between(rows, tokens);
    const a = rowOf(voice, low);
    const b = rowOf(voice, high);
    const style = Float32Array.from(a, (value, i) => value + ((b[i] ?? 0) - value) * share);
    // The tuned decoder may read a wider timbre; a preset has nothing to say there.
    const timbre = new Float32Array(models.styleWidth - PROSODY);
    timbre.set(style.subarray(0, width - PROSODY));
    return { timbre, prosody: style.slice(width - PROSODY) };
  };
  return { list: [...voices, ...korean].flatMap(describePreset), styleOf };
}

/** The two rows around a number of tokens and how far it is from the first to the second. */
function between(rows: readonly number[], tokens: number): { low: number; high: number; share: number } {
  const next = rows.findIndex((row) => row >= tokens);
  if (next === 0) return { low: 0, high: 0, share: 0 };
  if (next < 0) return { low: rows.length - 1, high: rows.length - 1, share: 0 };
  const [from = 0, to = 1] = [rows[next - 1], rows[next]];
  return { low: next - 1, high: next, share: (tokens - from) / (to - from) };
}

function describePreset(voice: { name: string; language: string; sex: 'female' | 'male' }): PresetVoice[] {
  const language = languages.find((known): known is Language => voice.language.startsWith(known));
  if (language === undefined) return [];
  const given = voice.name.replace(/^.*_/, '');
  return [{ id: voice.name, name: given.charAt(0).toUpperCase() + given.slice(1), language, sex: voice.sex }];
}
