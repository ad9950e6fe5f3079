// How a prosody style speaks by itself in a language: its pitch and rate on a fixed sentence, heard once and remembered.
import type { Pitch } from '../../audio/pitch.ts';
import type { Language } from '../../engine.ts';
import type { Kokoro } from '../kokoro/kokoro.ts';
import { measurePitch } from '../kokoro/shape-pitch.ts';
import { tokensOf, type Vocabulary } from '../kokoro/tokens.ts';
import { measureRate } from './measure-rate.ts';

/** Plain statements of about six seconds, in Kokoro's symbols. */
const SENTENCES: Record<Language, string> = {
  en: 'ðə kwˈɪk bɹˈWn fˈɑks ʤˈʌmps ˌOvəɹ ðə lˈAzi dˈɔɡ, ænd ˈæftəɹ ə sˈɜɹtn pˈYnt I dˈOnt kˈɛɹ wʌt ɪt wʌz lˈʊkɪŋ fˌɔɹ.',
  zh: 'ʨi→ntʰjɛ→ntʰjɛ→nʨʰi↘ ꭧə→n xau↓, wo↓mən ꭧʰɨ→ wa↗n ʦau↓fa↘n ʨjou↘ ʨʰy↘ kʊ→ŋɥɛ↗n sa↘npu↘ pa.',
  ja: 'kanoʥo βa daiɡakɯ ɲi ɲɨɯɡakɯ ɕi taɾa, oja kaɾa keːʣai tekʲi ɲi dokɯɾʲiʦɨ ɕijoː to omoʔte i ta.',
  ko: 'piɡa odʌn nal saŋduŋi hjʌŋʥeɡa uʨʰeɡuk jʌpʰesʌ koʥaŋ nan ɾadioɾɯl koʨʰjʌtko, nɛnjʌne taɕi kaɡiɾo hɛsʌjo.',
};
const REMEMBERED = 200;

export type OwnDelivery = { pitch: Pitch; rate: number };
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
  const { ids } = tokensOf([{ text: '', phonemes: SENTENCES[language], after: '' }], vocabulary);
  const { pitch, energy } = await kokoro.predict(ids, Float32Array.from(prosodyStyle), 1);
  return {
    pitch: measurePitch(pitch) ?? { medianHz: 150, rangeSemitones: 2.5 },
    rate: measureRate(energy) ?? 5,
  };
}
