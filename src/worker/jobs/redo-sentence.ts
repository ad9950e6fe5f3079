// The redo job: one sentence in a new take, then the whole again; every other sentence's file stays untouched.
import type { Context } from '#core/context.ts';
import type { JobHandler } from '#core/queue-work.ts';
import { finishSpeech, loadSpeech } from '#core/speeches/store-speech.ts';
import { failTask, takeTask } from '#core/tasks/run-task.ts';
import { createLeveller } from '#speech/audio/master.ts';
import type { SpeechEngine } from '#speech/engine.ts';
import { explainFailure } from '../explain-failure.ts';
import { readVoice } from '../read-voice.ts';
import { keepSentence } from './generate-speech.ts';
import { storeWhole } from './store-whole.ts';

export const createRedoSentence = (ctx: Context, engine: SpeechEngine): JobHandler<'redoSentence'> => ({
  async run({ data: { taskSn }, signal }) {
    const task = await takeTask(ctx, taskSn);
    const loaded = task?.speechId ? await loadSpeech(ctx, task.speechId) : undefined;
    const old = loaded?.done.find(({ index }) => index === task?.input.index);
    if (!loaded || !old) return;
    const { speech, profile, done } = loaded;

    const take = old.take + 1;
    const { options } = speech;
    const request = { text: speech.text, ...options, voice: readVoice(profile), seed: options.seed + take };
    const only = { from: old.index, to: old.index + 1 };
    for await (const spoken of engine.speak({ ...request, ...only }, signal)) {
      const redone = await keepSentence(ctx, engine, speech, spoken, {
        take,
        leveller: createLeveller(engine.sampleRate),
      });
      const rows = done.map((row) => (row.index === old.index ? redone : row));
      const whole = await storeWhole(ctx, speech, rows, engine.sampleRate);
      await finishSpeech(ctx, taskSn, { speechId: speech.id, ...whole, redone });
    }
  },
  giveUp: ({ taskSn }, error) => failTask(ctx, taskSn, explainFailure(error)),
});
