// A voice sample in the browser: what was recorded or chosen, before it is sent.
import { type ErrorCode, errorText } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';

export type Trim = { start: number; end: number };
export type Sample = {
  blob: Blob;
  fileName: string;
  /** What was read aloud; empty for uploads. */
  text: string;
  /** Null where this browser cannot read the format: the server will. */
  seconds: number | null;
  /** Null where the whole sample is used. */
  trim: Trim | null;
};

/** Seconds that will be used, where they are known. */
export const usedSeconds = ({ seconds, trim }: Sample): number | null =>
  trim ? trim.end - trim.start : seconds;

export type LengthVerdict = 'tooShort' | 'tooLong' | 'good';

/** The indicator beside the sample: inside the recommended range or not. */
export function judgeLength(seconds: number): LengthVerdict {
  if (seconds < limits.sample.recommendedMinSeconds) return 'tooShort';
  return seconds > limits.sample.recommendedMaxSeconds ? 'tooLong' : 'good';
}

/** What stops a clone before anything is sent, in the page's language; undefined when nothing does. */
export function refuseSample(sample: Sample | null, consent: boolean, locale: Locale): string | undefined {
  const say = (code: ErrorCode, params?: Record<string, string | number>) => errorText(code, locale, params);
  const { minSeconds: min, maxSeconds: max, recommendedSeconds: recommended } = limits.sample;
  if (!sample) return say('sampleMissing');
  const seconds = usedSeconds(sample);
  if (seconds !== null && seconds < min) return say('sampleTooShort', { min, recommended });
  if (seconds !== null && seconds > max) return say('sampleTooLong', { max, recommended });
  return consent ? undefined : say('consentMissing');
}

/** The browser's own decoder; null where it does not know the format. */
export async function measureSeconds(blob: Blob): Promise<number | null> {
  const context = new AudioContext();
  try {
    return (await context.decodeAudioData(await blob.arrayBuffer())).duration;
  } catch {
    return null;
  } finally {
    await context.close();
  }
}
