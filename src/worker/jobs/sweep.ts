// The sweep, every few minutes: removes what has expired, and finishes deletions that a crash cut short.

import type { Context } from '#core/context.ts';
import { removeDoomedFiles } from '#core/files/doom-files.ts';
import { removeExpired } from '#core/files/remove-expired.ts';
import type { JobHandler } from '#core/queue-work.ts';
import { failStuckTasks } from '#core/tasks/fail-stuck-tasks.ts';

export const createSweep = (ctx: Context): JobHandler<'sweep'> => ({
  async run() {
    const expired = await removeExpired(ctx);
    const stuckTasks = await failStuckTasks(ctx);
    const files = await removeDoomedFiles(ctx);
    ctx.log.info({ ...expired, stuckTasks, files }, 'swept');
  },
  async giveUp(_data, error) {
    ctx.log.error({ err: error }, 'the sweep failed; the next one comes by the clock');
  },
});
