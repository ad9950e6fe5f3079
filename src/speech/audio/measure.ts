// Looks at a voice sample and says how good it is, in numbers and in advice codes that screens translate.
import type { Sound } from '../engine.ts';
import { measureLoudness, measureTruePeak } from './loudness.ts';
import { type Pitch, summarisePitch, trackPitch } from './pitch.ts';
import { clippedShare, measureBandLimit, measureNoise } from './quality.ts';
import { hasSeveralVoices } from './several-voices.ts';
import { findSpeech, type Stretch } from './vad.ts';

export type AdviceCode =
  | 'noSpeech'
  | 'tooLittleSpeech'
  | 'tooLong'
  | 'tooQuiet'
  | 'clipped'
  | 'noisy'
  | 'narrowBand'
  | 'severalVoices';

export type SampleReport = {
  seconds: number;
  speechSeconds: number;
  /** Where the speech is; `improveSample` cuts by it. */
  speech: Stretch[];
  loudnessLufs: number;
  peakDb: number;
  /** Share of samples in flat tops, 0 to 1. */
  clippedShare: number;
  noiseFloorDb: number;
  snrDb: number;
  bandLimitHz: number;
  pitch: Pitch | null;
  verdict: 'good' | 'usable' | 'unusable';
  advice: AdviceCode[];
};

const leastSpeech = 1.5;
const enoughSpeech = 4;
const muchSpeech = 30;
const quietLufs = -36;
const quietestLufs = -60;
const clippedALittle = 0.0005;
const clippedBadly = 0.03;
const noisySnrDb = 20;
const hopelessSnrDb = 3;
const narrowBandHz = 5000;

/** Takes what `decodeAudio` gives: it has looked for clipping at the original rate, where flat tops are still flat. */
export const measureSample = async (sound: Sound & { clippedShare?: number }): Promise<SampleReport> => {
  const speech = await findSpeech(sound);
  const track = trackPitch(sound);
  const figures = {
    seconds: sound.samples.length / sound.sampleRate,
    speechSeconds: speech.reduce((sum, { start, end }) => sum + end - start, 0),
    speech,
    loudnessLufs: Math.max(-100, measureLoudness(sound.samples, sound.sampleRate)),
    peakDb: Math.max(-100, measureTruePeak(sound.samples)),
    clippedShare: sound.clippedShare ?? clippedShare(sound.samples),
    ...measureNoise(sound, speech),
    bandLimitHz: measureBandLimit(sound, speech),
    pitch: summarisePitch(track),
  };
  const advice = advise(figures, hasSeveralVoices(track));
  return { ...figures, advice, verdict: judge(figures, advice) };
};

type Figures = Omit<SampleReport, 'verdict' | 'advice'>;

const advise = (figures: Figures, severalVoices: boolean): AdviceCode[] => {
  if (figures.speechSeconds === 0) return ['noSpeech'];
  const rules: [AdviceCode, boolean][] = [
    ['tooLittleSpeech', figures.speechSeconds < enoughSpeech],
    ['tooLong', figures.speechSeconds > muchSpeech],
    ['tooQuiet', figures.loudnessLufs < quietLufs],
    ['clipped', figures.clippedShare > clippedALittle],
    ['noisy', figures.snrDb < noisySnrDb],
    ['narrowBand', figures.bandLimitHz < narrowBandHz],
    ['severalVoices', severalVoices],
  ];
  return rules.filter(([, applies]) => applies).map(([code]) => code);
};

const judge = (figures: Figures, advice: readonly AdviceCode[]): SampleReport['verdict'] => {
  const hopeless =
    figures.speechSeconds < leastSpeech ||
    figures.loudnessLufs < quietestLufs ||
    figures.clippedShare > clippedBadly ||
    figures.snrDb < hopelessSnrDb;
  if (hopeless) return 'unusable';
  // Too long and a little quiet are put right without loss.
  return advice.every((code) => code === 'tooLong' || code === 'tooQuiet') ? 'good' : 'usable';
};
