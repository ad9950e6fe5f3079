// GET /api/export: an account's data as a zip, made while it is downloaded. The link comes from `exportData`.
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { AppError } from '#contract/errors.ts';
import { collectData } from '#core/accounts/collect-data.ts';
import { exportPath, readExportLink } from '#core/accounts/export-data.ts';
import { writeZip } from '#core/accounts/zip.ts';
import type { Context } from '#core/context.ts';
import type { AppEnv } from './app-env.ts';

export function createExport(ctx: Context): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(exportPath, async (c) => {
    const accountId = await readExportLink(ctx, c.req.query('token') ?? '');
    if (accountId === undefined) throw new AppError('notAllowed');
    const day = ctx.now().toISOString().slice(0, 10);
    c.header('content-type', 'application/zip');
    c.header('content-disposition', `attachment; filename="timbre-${day}.zip"`);
    c.header('cache-control', 'no-store');
    const zip = Readable.from(writeZip(collectData(ctx, accountId)), { objectMode: false });
    return c.body(Readable.toWeb(zip) as ReadableStream);
  });
  return routes;
}
