// One sentence of tokens in one voice: prosody, pitch moved where it is wanted, sound, word times.
import type { Pitch } from '../../audio/pitch.ts';
import type { SpokenWord } from '../../engine.ts';
import { trimSilence, wordSpans, wordTimes } from './finish-sound.ts';
import type { Kokoro } from './kokoro.ts';
import type { Style } from './presets.ts';
import { measurePitch, movePitch, shapePitch } from './shape-pitch.ts';
import { shortenLead } from './shorten-lead.ts';
import type { Tokens } from './tokens.ts';

export type Delivery = {
  speed: number;
  /** Semitones. */
  pitch: number;
  seed: number;
  /** Where the voice's pitch belongs, and where its prosody style would put it; absent: it stays as predicted. */
  range?: { own: Pitch; wanted: Pitch } | undefined;
};

export type SpokenTokens = { samples: Float32Array; words: SpokenWord[] };

export async function speakTokens(
  kokoro: Kokoro,
  tokens: Tokens,
  texts: readonly string[],
  style: Style,
  delivery: Delivery,
): Promise<SpokenTokens> {
  const prosody = shortenLead(await kokoro.predict(tokens.ids, style.prosody, delivery.speed));
  const move = delivery.range
    ? movePitch(delivery.range.own, delivery.range.wanted)
    : { shift: 0, stretch: 1, centreHz: measurePitch(prosody.pitch)?.medianHz ?? 150 };
  const pitch = shapePitch(prosody.pitch, { ...move, shift: move.shift + delivery.pitch });
  const sound = await kokoro.render({ ...prosody, pitch }, style.timbre, delivery.seed);
  const spans = wordSpans(tokens, prosody.durations);
  const edges = [...spans.values()].flatMap(({ start, end }) => [start, end]);
  const { samples, offset } = trimSilence(sound, { start: Math.min(...edges), end: Math.max(...edges) });
  return { samples, words: wordTimes(spans, texts, { offset, length: samples.length }) };
}
