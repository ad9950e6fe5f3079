// What every engine must do, as tests: call it from the engine's own test file.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language, Sound, SpeakRequest, SpeechEngine, SpokenSentence, VoiceProfile } from '../engine.ts';

type EngineUnderTest = {
  open: () => Promise<SpeechEngine>;
  /** A few seconds of somebody's speech. */
  sample: Sound;
  /** Kills whatever does the work, from outside, in the middle of it. */
  crash: (engine: SpeechEngine) => void;
};

const GREETINGS: Record<Language, string> = {
  en: 'Good morning.',
  zh: '早上好。',
  ja: 'おはようございます。',
  ko: '안녕하세요.',
};
const SLOW = 60_000;

export function describeEngine(name: string, { open, sample, crash }: EngineUnderTest): void {
  describe(`the ${name} engine`, () => {
    let engine: SpeechEngine;
    let voice: VoiceProfile;
    let request: SpeakRequest;

    beforeAll(async () => {
      engine = await open();
      await engine.ready();
      voice = await engine.clone(sample, { language: 'en' });
      request = { text: 'Hi.', language: 'en', voice: presetOf(engine, 'en') };
    }, 5 * SLOW);
    afterAll(() => engine.close());

    test('its presets have names of their own', () => {
      const ids = engine.presets.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(0);
    });

    test.each(Object.entries(GREETINGS) as [Language, string][])(
      'speaks %s',
      { timeout: SLOW },
      async (language, text) => {
        if (!engine.languages.includes(language)) return;
        const [sentence] = await collect(engine.speak({ text, language, voice: presetOf(engine, language) }));
        expectSpeech(sentence, engine.sampleRate);
        expect(sentence).toMatchObject({ language, index: 0, count: 1, pauseAfter: 0 });
      },
    );

    test('tells the language of each sentence', { timeout: SLOW }, async () => {
      const spoken = await collect(
        engine.speak({ ...request, text: 'Good morning. 早上好。', language: 'auto' }),
      );
      expect(spoken.map(({ language }) => language)).toEqual(['en', 'zh']);
      expect(spoken.map(({ index, count }) => [index, count])).toEqual([
        [0, 2],
        [1, 2],
      ]);
      expect(spoken[0]?.pauseAfter).toBeGreaterThan(0);
    });

    test('speaks a part of a text as it would sound in the whole', { timeout: SLOW }, async () => {
      const part = await collect(engine.speak({ ...request, text: 'One. Two. Three.', from: 1, to: 2 }));
      expect(part).toMatchObject([{ index: 1, count: 3, text: 'Two.' }]);
      expect(part[0]?.pauseAfter).toBeGreaterThan(0);
    });

    test('a cloned voice is small JSON and speaks after a journey through it', {
      timeout: SLOW,
    }, async () => {
      const json = JSON.stringify(voice);
      expect(json.length).toBeLessThan(20_000);
      const [sentence] = await collect(engine.speak({ ...request, voice: JSON.parse(json) }));
      expectSpeech(sentence, engine.sampleRate);
    });

    test('the same request with the same seed gives the same samples', { timeout: SLOW }, async () => {
      const [first] = await collect(engine.speak({ ...request, seed: 7 }));
      const [second] = await collect(engine.speak({ ...request, seed: 7 }));
      expect(second?.samples).toEqual(first?.samples);
    });

    test('speed changes the length', { timeout: SLOW }, async () => {
      const [slow] = await collect(engine.speak({ ...request, speed: 0.7 }));
      const [fast] = await collect(engine.speak({ ...request, speed: 1.6 }));
      expect(slow!.samples.length).toBeGreaterThan(fast!.samples.length * 1.4);
    });

    test.each(['', ' \n ', '...!?', '🙂🙂'])('nothing to say in %j', async (text) => {
      await expect(collect(engine.speak({ ...request, text }))).rejects.toMatchObject({ code: 'emptyText' });
    });

    test('refuses a text without measure, at once', async () => {
      const text = 'So it goes on and on. '.repeat(20_000);
      await expect(collect(engine.speak({ ...request, text }))).rejects.toMatchObject({
        code: 'textTooLong',
      });
    }, 2000);

    test('refuses voices that it cannot speak', async () => {
      const speakAs = (other: unknown) => collect(engine.speak({ ...request, voice: other as VoiceProfile }));
      await expect(speakAs({ preset: 'nobody' })).rejects.toMatchObject({ code: 'unknownVoice' });
      await expect(speakAs({ ...voice, timbre: [1, 2, 3] })).rejects.toMatchObject({
        code: 'incompatibleVoice',
      });
      await expect(speakAs({ ...voice, engine: 'another' })).rejects.toMatchObject({
        code: 'incompatibleVoice',
      });
    });

    test.each([
      ['silence', new Float32Array(72_000)],
      ['a blink', sample.samples.subarray(0, 2400)],
      ['no numbers', new Float32Array(72_000).fill(Number.NaN)],
    ])('cannot clone %s', async (_, samples) => {
      const attempt = engine.clone({ samples, sampleRate: 24_000 });
      await expect(attempt).rejects.toMatchObject({ code: 'sampleUnusable', retryable: false });
    });

    test('aborting ends a speech between sentences with the reason given', { timeout: SLOW }, async () => {
      const controller = new AbortController();
      const heard: number[] = [];
      const listen = async () => {
        for await (const { index } of engine.speak(
          { ...request, text: 'One. Two. Three.' },
          controller.signal,
        )) {
          heard.push(index);
          controller.abort(new Error('enough'));
        }
      };
      await expect(listen()).rejects.toThrow('enough');
      expect(heard).toEqual([0]);
      await expect(collect(engine.speak(request, controller.signal))).rejects.toThrow('enough');
    });

    test('walking away from a speech leaves the engine free', { timeout: SLOW }, async () => {
      for await (const sentence of engine.speak({ ...request, text: 'One. Two. Three. Four. Five.' })) {
        expect(sentence.index).toBe(0);
        break;
      }
      expect(await collect(engine.speak(request))).toHaveLength(1);
    });

    test('two speeches at once both come to their end, in order', { timeout: SLOW }, async () => {
      const both = await Promise.all(
        ['One. Two.', 'Three. Four.'].map((text) => collect(engine.speak({ ...request, text }))),
      );
      expect(both.map((spoken) => spoken.map(({ index }) => index))).toEqual([
        [0, 1],
        [0, 1],
      ]);
    });

    test('a crash in the middle of a sentence goes unheard', { timeout: 2 * SLOW }, async () => {
      const [before] = await collect(engine.speak(request));
      const speaking = collect(engine.speak(request));
      setTimeout(() => crash(engine), 50);
      const [after] = await speaking;
      expect(after?.samples).toEqual(before?.samples);
    });

    test('after closing it says so', async () => {
      await engine.close();
      await engine.close();
      await expect(collect(engine.speak(request))).rejects.toMatchObject({ code: 'closed' });
      await expect(engine.clone(sample)).rejects.toMatchObject({ code: 'closed' });
    });
  });
}

/** A preset of the language, or the first one where the language has none. */
function presetOf(engine: SpeechEngine, language: Language): { preset: string } {
  const preset = engine.presets.find((voice) => voice.language === language) ?? engine.presets[0];
  return { preset: preset?.id ?? '' };
}

async function collect(speech: AsyncIterable<SpokenSentence>): Promise<SpokenSentence[]> {
  const sentences: SpokenSentence[] = [];
  for await (const sentence of speech) sentences.push(sentence);
  return sentences;
}

/** Sound of a sensible length and level, with words that lie in it one after another. */
function expectSpeech(sentence: SpokenSentence | undefined, sampleRate: number): void {
  const { samples, words } = sentence!;
  const seconds = samples.length / sampleRate;
  expect(seconds).toBeGreaterThan(0.3);
  expect(seconds).toBeLessThan(5);
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  expect(peak).toBeGreaterThan(0.05);
  expect(peak).toBeLessThanOrEqual(1);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(words.length).toBeGreaterThan(0);
  const edges = words.flatMap(({ start, end }) => [start, end]);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges[0]).toBeGreaterThanOrEqual(0);
  expect(edges.at(-1)).toBeLessThanOrEqual(seconds);
}
