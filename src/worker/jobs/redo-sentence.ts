// The redo job: one sentence in a new take, then the whole again; every other sentence's file stays untouched.
import { AppError } from '#contract/errors.ts';
import type { Context } from '#core/context.ts';
import type { JobHandler } from '#core/queue-work.ts';
import { finishSpeech, loadSpeech } from '#core/speeches/store-speech.ts';
import { failTask, takeTask } from '#core/tasks/run-task.ts';
import { createLeveller } from '#speech/audio/master.ts';
import type { SpeechEngine } from '#speech/engine.ts';
import { explainFailure } from '../explain-failure.ts';
import { usableVoice } from '../usable-voice.ts';
import { keepSentence } from './generate-speech.ts';
import { storeWhole } from './store-whole.ts';

export const createRedoSentence = (ctx: Context, engine: SpeechEngine): JobHandler<'redoSentence'> => ({
  async run({ data: { taskSn }, signal }) {
    const task = await takeTask(ctx, taskSn);
    if (!task?.speechId) return;
    const loaded = await loadSpeech(ctx, task.speechId);
    const old = loaded?.done.find(({ index }) => index === task.input.index);
    if (!loaded || !old) throw new AppError('taskFailed');
    const { speech, profile, done } = loaded;
    const voice = await usableVoice(ctx, engine, { voiceId: speech.voiceId, profile }, signal);

    const take = old.take + 1;
    const { options } = speech;
    const request = { text: speech.text, ...options, voice, seed: options.seed + take };
    const only = { from: old.index, to: old.index + 1 };
    const [spoken] = await Array.fromAsync(engine.speak({ ...request, ...only }, signal));
    // A version that divides texts in another way may not have this sentence any more.
    if (!spoken) throw new AppError('taskFailed');
    const leveller = createLeveller(engine.sampleRate);
    const redone = await keepSentence(ctx, engine, speech, spoken, { take, leveller });
    const rows = done.map((row) => (row.index === old.index ? redone : row));
    const whole = await storeWhole(ctx, speech, rows, engine.sampleRate);
    await finishSpeech(ctx, taskSn, { speechId: speech.id, ...whole, redone });
  },
  giveUp: ({ taskSn }, error) => failTask(ctx, taskSn, explainFailure(error)),
});
