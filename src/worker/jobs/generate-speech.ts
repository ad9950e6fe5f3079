// The speech job: sentence by sentence, each stored and announced at once; then the whole in every format.
import { limits } from '#contract/limits.ts';
import type { Context } from '#core/context.ts';
import type { JobHandler } from '#core/queue-work.ts';
import { newSentencePath } from '#core/speeches/speech-files.ts';
import type { SentenceRow, SpeechRow } from '#core/speeches/speech-view.ts';
import { finishSpeech, loadSpeech, storeSentence } from '#core/speeches/store-speech.ts';
import { failTask, takeTask } from '#core/tasks/run-task.ts';
import { encodeWav } from '#speech/audio/encode-wav.ts';
import { createLeveller, type Leveller } from '#speech/audio/master.ts';
import type { SpeechEngine, SpokenSentence } from '#speech/engine.ts';
import { aiMarks } from '../ai-marks.ts';
import { explainFailure } from '../explain-failure.ts';
import { usableVoice } from '../usable-voice.ts';
import { storeWhole } from './store-whole.ts';

export const createGenerateSpeech = (ctx: Context, engine: SpeechEngine): JobHandler<'generateSpeech'> => ({
  async run({ data: { taskSn }, signal }) {
    const task = await takeTask(ctx, taskSn);
    if (!task?.speechId) return;
    const loaded = await loadSpeech(ctx, task.speechId);
    if (!loaded) return;
    const { speech, profile, done } = loaded;
    const voice = await usableVoice(ctx, engine, { voiceId: speech.voiceId, profile }, signal);

    // What an earlier try stored is not made again: a killed worker costs one sentence.
    const rows: SentenceRow[] = [...done];
    const leveller = createLeveller(engine.sampleRate);
    const request = { text: speech.text, ...speech.options, voice, from: done.length };
    for await (const spoken of engine.speak(request, signal)) {
      const row = await keepSentence(ctx, engine, speech, spoken, { take: 0, leveller });
      const start = rows.reduce((sum, { seconds, pauseAfter }) => sum + seconds + pauseAfter, 0);
      rows.push(row);
      if (!(await storeSentence(ctx, taskSn, row, { sentenceCount: spoken.count, start }))) return;
    }
    const whole = await storeWhole(ctx, speech, rows, engine.sampleRate);
    await finishSpeech(ctx, taskSn, { speechId: speech.id, ...whole });
  },
  giveUp: ({ taskSn }, error) => failTask(ctx, taskSn, explainFailure(error)),
});

/** Writes one sentence to storage, levelled and labelled; its row is the caller's to store. */
export async function keepSentence(
  ctx: Context,
  engine: SpeechEngine,
  speech: SpeechRow,
  spoken: SpokenSentence,
  { take, leveller }: { take: number; leveller: Leveller },
): Promise<SentenceRow> {
  const { index, text, language, words, pauseAfter } = spoken;
  const sound = { samples: leveller.next(spoken.samples), sampleRate: engine.sampleRate };
  const marks = aiMarks(text, speech.voiceId, speech.text, speech.options, index, take);
  const path = newSentencePath(speech.id);
  await ctx.storage.put(path, encodeWav(sound, marks), { maxBytes: limits.sample.maxBytes });
  const seconds = sound.samples.length / engine.sampleRate;
  return { speechId: speech.id, index, text, language, seconds, pauseAfter, words, path, take };
}
