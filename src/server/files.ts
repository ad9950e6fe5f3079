// Files on disk by signed links: reading (whole or a range, as players ask for it) and the upload of a sample.
// Where files are in S3, links lead there and nothing arrives here.
import { Hono, type Context as HonoContext } from 'hono';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Context } from '#core/context.ts';
import { attachmentHeader, type FileGrant, filesPath, verifyFileLink } from '#core/storage/file-links.ts';
import { type ByteRange, StorageError } from '#core/storage/storage.ts';
import type { AppEnv } from './app-env.ts';
import { fileSecurityPolicy } from './security-headers.ts';

/** One range, as players send it. Several ranges or nonsense: the whole file, as the standard allows. */
export function parseRange(header: string | undefined, bytes: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  return last === '' ? { start: Number(first) } : { start: Number(first), end: Number(last) };
}

type Request = HonoContext<AppEnv>;

/** Undefined where the address is no text. */
function pathOf(c: Request): string | undefined {
  try {
    return decodeURIComponent(c.req.path.slice(filesPath.length));
  } catch {
    return undefined;
  }
}

function grantOf(ctx: Context, c: Request, method: string): FileGrant | undefined {
  const path = pathOf(c);
  if (path === undefined) return undefined;
  const query = new URL(c.req.url).searchParams;
  return verifyFileLink(ctx.config.appSecret, method, path, query, ctx.now().getTime());
}

async function sendFile(ctx: Context, c: Request): Promise<Response> {
  const grant = grantOf(ctx, c, 'GET');
  if (grant?.method !== 'GET') throw new AppError('notAllowed');
  const file = await ctx.storage.head(grant.path);
  if (!file) throw new AppError('notFound');
  const etag = `"${file.bytes.toString(36)}-${file.changedAt.getTime().toString(36)}"`;
  c.header('etag', etag);
  c.header('accept-ranges', 'bytes');
  c.header('cache-control', 'private, max-age=3600');
  c.header('content-security-policy', fileSecurityPolicy);
  if (grant.downloadName !== undefined) c.header('content-disposition', attachmentHeader(grant.downloadName));
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);

  // A range of an older version would not fit to what the browser has.
  const sameVersion = [undefined, etag].includes(c.req.header('if-range'));
  const range = sameVersion ? parseRange(c.req.header('range'), file.bytes) : undefined;
  const content = await ctx.storage.get(grant.path, range).catch((error: unknown) => {
    if (error instanceof StorageError && error.code === 'badRange') return 'badRange' as const;
    throw error;
  });
  if (content === 'badRange') {
    c.header('content-range', `bytes */${file.bytes}`);
    return c.body(null, 416);
  }
  if (!content) throw new AppError('notFound');
  const part = content.range ?? { start: 0, end: content.bytes - 1 };
  c.header('content-type', content.contentType);
  c.header('content-length', String(part.end - part.start + 1));
  if (content.range) c.header('content-range', `bytes ${part.start}-${part.end}/${content.bytes}`);
  if (c.req.method === 'HEAD') {
    await content.body.cancel();
    return c.body(null, content.range ? 206 : 200);
  }
  return c.body(content.body, content.range ? 206 : 200);
}

async function takeFile(ctx: Context, c: Request): Promise<Response> {
  const grant = grantOf(ctx, c, 'PUT');
  if (grant?.method !== 'PUT') throw new AppError('uploadNotAllowed');
  const tooLarge = new AppError('fileTooLarge', { size: limits.sample.maxMegabytes });
  const announced = Number(c.req.header('content-length') ?? grant.bytes);
  if (announced > grant.bytes) throw tooLarge;
  const body = c.req.raw.body;
  if (!body) throw new AppError('sampleEmpty');
  const file = await ctx.storage.put(grant.path, body, { maxBytes: grant.bytes }).catch((error: unknown) => {
    throw error instanceof StorageError && error.code === 'tooLarge' ? tooLarge : error;
  });
  if (file.bytes !== grant.bytes) {
    await ctx.storage.delete(grant.path);
    throw new AppError('uploadMissing');
  }
  return c.body(null, 204);
}

export function createFiles(ctx: Context): Hono<AppEnv> {
  const files = new Hono<AppEnv>();
  if (ctx.config.storage.kind !== 'disk') return files;
  files.get(`${filesPath}*`, (c) => sendFile(ctx, c));
  files.put(`${filesPath}*`, (c) => takeFile(ctx, c));
  return files;
}
