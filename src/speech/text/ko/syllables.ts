// Hangul syllables taken apart into onset, vowel and coda, and put together again.

export type Syllable = { onset: string; vowel: string; coda: string };

const onsets = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const vowels = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const codas = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
const first = 0xac00;
const last = 0xd7a3;

export const isSyllable = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= first && code <= last;
};

/** Takes a syllable apart; the onset of a vowel-initial syllable is ㅇ, an absent coda is ''. */
export function takeApart(letter: string): Syllable {
  const offset = (letter.codePointAt(0) ?? 0) - first;
  return {
    onset: onsets[Math.floor(offset / 588)] ?? 'ㅇ',
    vowel: vowels[Math.floor((offset % 588) / 28)] ?? 'ㅏ',
    coda: codas[offset % 28] ?? '',
  };
}

export const putTogether = ({ onset, vowel, coda }: Syllable): string =>
  String.fromCodePoint(
    first + (onsets.indexOf(onset) * 21 + vowels.indexOf(vowel)) * 28 + codas.indexOf(coda),
  );

export const codaOf = (letter: string | undefined): string =>
  letter !== undefined && isSyllable(letter) ? takeApart(letter).coda : '';
