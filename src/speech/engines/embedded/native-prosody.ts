// How a clone speaks a language that Kokoro learned from few voices: with the rhythm and melody of one of those voices,
// in the clone's own timbre, pitch and pace. Taken from the sample alone, words got lost, most of all with a deep voice in
// Korean. The evidence is small, a few sentences and voices: see models/README.md.
import type { Language } from '../../engine.ts';
import type { Presets } from '../kokoro/presets.ts';

const SPEAKERS: Partial<Record<Language, { female: string; male: string }>> = {
  zh: { female: 'zf_xiaoxiao', male: 'zm_yunxi' },
  ja: { female: 'jf_alpha', male: 'jm_kumo' },
  ko: { female: 'kf_alpha', male: 'km_kumo' },
};
/** Between deep and high voices; the melody differs more between sexes than the words do. */
const DEEP_BELOW_HZ = 165;
/** A preset's style depends on the length of the sentence; a middling one serves all, so a voice keeps its manner. */
const MIDDLING_TOKENS = 80;

/** Undefined for English, where the sample's own manner is understood well. */
export function nativeProsody(presets: Presets, language: Language, medianHz: number): number[] | undefined {
  const speakers = SPEAKERS[language];
  if (!speakers) return undefined;
  const id = medianHz < DEEP_BELOW_HZ ? speakers.male : speakers.female;
  const style = presets.styleOf(id, MIDDLING_TOKENS);
  return style && Array.from(style.prosody);
}
