// Korean sentences as Kokoro hears them, and the words that subtitles are made of.
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { phonemeString } from '../phonemes.ts';
import { korean, loadKorean } from './front-end.ts';

test.each([
  ['안녕하세요.', 'annjʌŋhasejo.'],
  ['감사합니다!', 'kamsahamnida!'],
  ['오늘은 날씨가 좋네요.', 'onɯɾɯn nalʔɕiɡa ʨonnejo.'],
  ['꽃잎을 주웠어요.', 'ʔkonnipʰɯl ʨuwʌʔsʌjo.'],
  ['이 물건입니다.', 'i mulɡʌnimnida.'],
  ['3시 30분에 만나요.', 'seɕi samɕippune mannajo.'],
  ['AI가 뭐예요?', 'eiaiɡa mwʌjejo?'],
  ['CEO는 바빠요.', 'ɕiionɯn paʔpajo.'],
  ['비싸요, 사요, 쌀.', 'piʔsajo, sajo, sal.'],
  ['집에 갈게요, 내일 봐요.', 'ʨibe kalʔkejo, nɛil pwajo.'],
  ['“좋아요” 하고 말했다.', 'ʨoajo haɡo malhɛtta.'],
  ['회원(무료)만 됩니다.', 'hwewʌn, muɾjo, man twemnida.'],
  ['정말…', 'ʨʌŋmal…'],
])('%s sounds %s', (sentence, symbols) => expect(phonemeString(korean(sentence))).toBe(symbols));

test('a word keeps the text that was asked for', () => {
  expect(korean('₩15,000을 냈다.')).toEqual([
    { text: '₩15,000을', phonemes: 'man oʨʰʌnwʌnɯl', after: ' ' },
    { text: '냈다', phonemes: 'nɛtta', after: '.' },
  ]);
});

test('a number stays with its unit across a space', () => {
  expect(korean('3 km 걸었다').map((word) => word.text)).toEqual(['3 km', '걸었다']);
});

test('nothing but marks gives no sounds', () => {
  expect(phonemeString(korean('...'))).toBe('');
  expect(korean('')).toEqual([]);
});

const vocabulary = /^[abdehijklmnopstuwɕɛɡɯɰŋɾʌʔʥʨʰ .,!?…:;—]*$/;

test('only symbols of the vocabulary come out', () => {
  const text = '값싼 외래어 의사 쥐 웨딩 왜 예쁘다 얘기 뭐 봐 휴지 쑥 짜장 찌개 123 %$#@ ☆ 漢字 ㅋㅋㅋ';
  expect(phonemeString(korean(text))).toMatch(vocabulary);
});

test('no text can break it', async () => {
  const parts =
    '3 10 0 . , ~ - / : ₩ $ % km ℃ 년 월 일 시 분 개 만 억 원 번 대 의 값 못 할 것 ㅋ A … +82 \ud800 \0'.split(
      ' ',
    );
  const text = array(oneof(constantFrom(...parts, ' '), string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 12,
  });
  await assert(
    property(text, (pieces) => {
      expect(phonemeString(korean(pieces.join('')))).toMatch(vocabulary);
    }),
    { numRuns: 500 },
  );
});

test('the loader gives the same front end', async () => expect(await loadKorean()).toBe(korean));
