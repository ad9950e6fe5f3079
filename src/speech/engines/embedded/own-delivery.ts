// How a prosody style speaks by itself in a language: its pitch and rate on fixed sentences, heard once and remembered.
import type { Pitch } from '../../audio/pitch.ts';
import type { Language } from '../../engine.ts';
import type { Kokoro } from '../kokoro/kokoro.ts';
import { measurePitch } from '../kokoro/shape-pitch.ts';
import { tokensOf, type Vocabulary } from '../kokoro/tokens.ts';
import { measureRate } from './measure-rate.ts';

/** Two plain statements, in Kokoro's symbols: one sentence alone may lie high or low by chance. */
const SENTENCES: Record<Language, [string, string]> = {
  en: ['ʃi pˈʊt ðə ɹˈɛd kˈʌp bˈæk ˌɔn ðə kˈɪʧən tˈAbᵊl.', 'wi wɪl bi hˈOm bəfˌɔɹ ðə ɹˈAn bᵻɡˈɪnz.'],
  zh: [
    'tʰa→ pa↓ xʊ↗ŋsɤ↘ tɤ pei→ʦɨ fa↘ŋxwei↗ ꭧʰu↗fa↗ŋ tɤ ꭧwo→ʦɨ ʂa↘ŋ.',
    'ɕja↘y↓ ꭧɨ→ʨʰjɛ↗n wo↓mən ʨjou↘ nə↗ŋ tau↘ʨja→.',
  ],
  ja: [
    'kanoʥo βa akai kaʔpɯ o daidokoɾo no teːbɯɾɯ ɲi modoɕi maɕi ta.',
    'ame ɡa ɸɯɾɯ mae ɲi ie ɲi ʦɨkɯ deɕoː.',
  ],
  ko: ['kɯnjʌnɯn ʔpalɡan kʰʌbɯl puʌk ɕiktʰaɡe taɕi noatsɯmnida.', 'piɡa oɡi ʨʌne ʨibe toʨʰakʰal ʔkʌjejo.'],
};
const REMEMBERED = 200;

type OwnDelivery = { pitch: Pitch; rate: number };
export type OwnDeliveryOf = (prosodyStyle: readonly number[], language: Language) => Promise<OwnDelivery>;

export function rememberOwnDelivery(kokoro: Kokoro, vocabulary: Vocabulary): OwnDeliveryOf {
  const known = new Map<string, OwnDelivery>();
  return async (prosodyStyle, language) => {
    const key = `${language} ${prosodyStyle.join(' ')}`;
    const delivery = known.get(key) ?? (await hear(kokoro, vocabulary, prosodyStyle, language));
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, delivery);
    return delivery;
  };
}

async function hear(
  kokoro: Kokoro,
  vocabulary: Vocabulary,
  prosodyStyle: readonly number[],
  language: Language,
): Promise<OwnDelivery> {
  const style = Float32Array.from(prosodyStyle);
  const pitches: Float32Array[] = [];
  const energies: Float32Array[] = [];
  for (const phonemes of SENTENCES[language]) {
    const { ids } = tokensOf([{ text: '', phonemes, after: '' }], vocabulary);
    const { pitch, energy } = await kokoro.predict(ids, style, 1);
    pitches.push(pitch);
    energies.push(energy);
  }
  return {
    pitch: measurePitch(join(pitches)) ?? { medianHz: 150, rangeSemitones: 2.5 },
    rate: measureRate(join(energies)) ?? 5,
  };
}

const join = (curves: readonly Float32Array[]): Float32Array =>
  Float32Array.from(curves.flatMap((curve) => [...curve]));
