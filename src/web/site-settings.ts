// Figures and claims that the site makes, in one place. The sounds are in public/samples, with their licences.
import type { SpeechLanguage } from '#contract/languages.ts';

export const claims = {
  similarity: '99%',
  /** Measured by us, with our own judges: see models/README.md. */
  measuredLikeness: '60%',
  voices: '300,000+',
  rating: '4.8/5',
  reviews: '750+',
  languages: 4,
  copyrightYear: 2025,
} as const;

export type VoiceSample = {
  id: string;
  language: SpeechLanguage;
  speaker: string;
  /** What is said, in its own language. */
  text: string;
  /** The licensed recording that the voice was learned from, and what Timbre made. */
  original: string;
  cloned: string;
};

export const voiceSamples: readonly VoiceSample[] = [
  {
    id: 'english',
    language: 'en',
    speaker: 'LibriSpeech 8088',
    text: 'Good morning. The train to the coast leaves at half past nine, and I have kept you a seat by the window.',
    original: 'original-8088.mp3',
    cloned: 'clone-en.mp3',
  },
  {
    id: 'chinese',
    language: 'zh',
    speaker: 'LJ Speech',
    text: '早上好。去海边的火车九点半出发，我给你留了一个靠窗的座位。',
    original: 'original-lj.mp3',
    cloned: 'clone-zh.mp3',
  },
  {
    id: 'japanese',
    language: 'ja',
    speaker: 'LibriSpeech 1088',
    text: 'おはようございます。海へ行く電車は九時半に出ます。窓側の席を取っておきました。',
    original: 'original-1088.mp3',
    cloned: 'clone-ja.mp3',
  },
  {
    id: 'korean',
    language: 'ko',
    speaker: 'LJ Speech',
    text: '좋은 아침입니다. 바다로 가는 기차는 아홉 시 반에 떠납니다. 창가 자리를 맡아 두었어요.',
    original: 'original-lj.mp3',
    cloned: 'clone-ko.mp3',
  },
];
