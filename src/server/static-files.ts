// The built site's own files, from memory: compressed once, with lasting caching for names that carry a content hash.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, RequestContext } from './app-env.ts';
import { parseRange } from './files.ts';

const textTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};
const otherTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};

type Asset = { type: string; etag: string; bytes: Buffer; br?: Buffer; gzip?: Buffer };

async function loadAsset(path: string): Promise<Asset> {
  const bytes = await readFile(path);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const textType = textTypes[extname(path)];
  if (textType === undefined)
    return { type: otherTypes[extname(path)] ?? 'application/octet-stream', etag, bytes };
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: quality }),
    promisify(gzip)(bytes),
  ]);
  return { type: textType, etag, bytes, br, gzip: gz };
}

/** What the browser takes and what is worth it. */
function encode(asset: Asset, accepted: string): { bytes: Buffer; encoding?: string } {
  if (asset.br && /\bbr\b/.test(accepted)) return { bytes: asset.br, encoding: 'br' };
  if (asset.gzip && /\bgzip\b/.test(accepted)) return { bytes: asset.gzip, encoding: 'gzip' };
  return { bytes: asset.bytes };
}

function sendRange(c: RequestContext, { bytes }: Asset): Response | undefined {
  const range = parseRange(c.req.header('range'), bytes.length);
  if (!range) return undefined;
  const end = Math.min(range.end ?? bytes.length - 1, bytes.length - 1);
  if (range.start > end) return c.body(null, 416, { 'content-range': `bytes */${bytes.length}` });
  const part = new Uint8Array(bytes.subarray(range.start, end + 1));
  return c.body(part, 206, { 'content-range': `bytes ${range.start}-${end}/${bytes.length}` });
}

function sendAsset(c: RequestContext, asset: Asset): Response {
  c.header('etag', asset.etag);
  c.header('content-type', asset.type);
  if (asset.br) c.header('vary', 'accept-encoding');
  else c.header('accept-ranges', 'bytes');
  if (c.req.header('if-none-match')?.includes(asset.etag)) return c.body(null, 304);
  const part = asset.br ? undefined : sendRange(c, asset);
  if (part) return part;
  const { bytes, encoding } = encode(asset, c.req.header('accept-encoding') ?? '');
  if (encoding !== undefined) c.header('content-encoding', encoding);
  c.header('content-length', String(bytes.length));
  return c.body(new Uint8Array(bytes));
}

/** Only files that were there at the start are known: no request can name a path of its own. */
export function serveFolder(folder: string): MiddlewareHandler<AppEnv> {
  const places = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]),
  );
  const loaded = new Map<string, Promise<Asset>>();
  return async (c, next) => {
    const place = c.req.method === 'GET' || c.req.method === 'HEAD' ? places.get(c.req.path) : undefined;
    if (place === undefined) return next();
    const asset = loaded.get(place) ?? loadAsset(place);
    loaded.set(place, asset);
    const lasting = c.req.path.startsWith('/assets/');
    c.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    return sendAsset(c, await asset);
  };
}
