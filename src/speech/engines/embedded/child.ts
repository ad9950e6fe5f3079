// The model process: loads the models, warms up, then answers one job after another. It ends with its parent.
import { EngineError } from '../../engine.ts';
import type { Answer, Request, Start } from './messages.ts';
import { loadModels } from './speech-models.ts';

const say = (answer: Answer): void => {
  process.send?.(answer, undefined, undefined, () => {});
};

process.on('disconnect', () => process.exit());

try {
  const start = JSON.parse(process.argv[2] ?? '{}') as Start;
  const models = await loadModels(start, (share) => say({ kind: 'progress', share }));
  process.on('message', async ({ id, job }: Request) => {
    try {
      const result = job.kind === 'speak' ? await models.speak(job) : await models.clone(job);
      say({ kind: 'done', id, result });
    } catch (error) {
      const code = error instanceof EngineError ? error.code : 'crashed';
      say({ kind: 'failed', id, code, message: error instanceof Error ? error.message : String(error) });
    }
  });
  say({ kind: 'ready' });
} catch (error) {
  process.send?.({ kind: 'broken', message: String(error) } satisfies Answer, () => process.exit(1));
}
