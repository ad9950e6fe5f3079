// The worker process: takes jobs from the queue and speaks. Any number of them may run, on any number of machines.
import { loadConfigOrExit } from '#core/config.ts';
import { createContext } from '#core/context.ts';
import { workQueue } from '#core/queue-work.ts';
import { openEngine } from '#speech/engines/index.ts';
import { createCloneVoice } from './jobs/clone-voice.ts';
import { createGenerateSpeech } from './jobs/generate-speech.ts';
import { createRedoSentence } from './jobs/redo-sentence.ts';
import { createSweep } from './jobs/sweep.ts';

const config = loadConfigOrExit();
const ctx = await createContext(config);
const engine = await openEngine('embedded', { cacheFolder: config.modelCache });
const work = await workQueue(ctx, {
  cloneVoice: createCloneVoice(ctx, engine),
  generateSpeech: createGenerateSpeech(ctx, engine),
  redoSentence: createRedoSentence(ctx, engine),
  sweep: createSweep(ctx),
});
ctx.log.info('worker ready');

// The first visitor should not wait for the models; a job that comes earlier waits for the same loading.
engine.ready().then(
  () => ctx.log.info('speech engine ready'),
  (error: unknown) => ctx.log.error({ err: error }, 'the speech engine could not be loaded'),
);

async function stop(): Promise<void> {
  await work.stop();
  await engine.close();
  await ctx.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
