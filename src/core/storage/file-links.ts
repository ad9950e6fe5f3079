// Links to files on disk: /files/<path>, signed with the application's secret, for one method and a limited time.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const filesPath = '/files/';

export type FileGrant =
  | { method: 'GET'; path: string; downloadName?: string }
  | { method: 'PUT'; path: string /** Exactly this many. */; bytes: number };

/** One line per field: no value can contain a line break and pass for two. */
const signatureOf = (secret: string, grant: FileGrant, expires: number): Buffer =>
  createHmac('sha256', secret)
    .update(
      [
        'timbre-file',
        grant.method,
        grant.path,
        String(expires),
        grant.method === 'PUT' ? String(grant.bytes) : encodeURIComponent(grant.downloadName ?? ''),
      ].join('\n'),
    )
    .digest();

/** @example signFileLink(secret, { method: 'GET', path: 'speeches/1/whole.mp3' }, 3600) // '/files/speeches/1/...' */
export function signFileLink(secret: string, grant: FileGrant, seconds: number, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + seconds;
  const query = new URLSearchParams({ exp: String(expires) });
  if (grant.method === 'PUT') query.set('bytes', String(grant.bytes));
  else if (grant.downloadName !== undefined) query.set('name', grant.downloadName);
  query.set('sig', signatureOf(secret, grant, expires).toString('base64url'));
  return `${filesPath}${grant.path}?${query}`;
}

/** What the link allows, or undefined when it was forged, changed, has expired or is for another method. */
export function verifyFileLink(
  secret: string,
  method: string,
  path: string,
  query: URLSearchParams,
  now = Date.now(),
): FileGrant | undefined {
  const exp = query.get('exp') ?? '';
  if (!/^\d{1,12}$/.test(exp)) return undefined;
  const grant = readGrant(method, path, query);
  if (!grant) return undefined;
  const given = Buffer.from(query.get('sig') ?? '', 'base64url');
  const expected = signatureOf(secret, grant, Number(exp));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(exp) * 1000 > now ? grant : undefined;
}

function readGrant(method: string, path: string, query: URLSearchParams): FileGrant | undefined {
  const downloadName = query.get('name');
  if (method === 'GET' || method === 'HEAD')
    return { method: 'GET', path, ...(downloadName !== null && { downloadName }) };
  const bytes = query.get('bytes') ?? '';
  if (method === 'PUT' && /^\d{1,12}$/.test(bytes)) return { method, path, bytes: Number(bytes) };
  return undefined;
}

/** A Content-Disposition header that every browser reads: plain letters, and the real name beside them. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
