// Files in a bucket of any service that speaks S3 (AWS, MinIO, Supabase Storage); addressed by path, never by host name.
import { AwsClient } from 'aws4fetch';
import { collectCapped } from './bodies.ts';
import { attachmentHeader } from './file-links.ts';
import { checkFolder, checkPath, contentTypeOf } from './paths.ts';
import { readListing } from './s3-listing.ts';
import { type Storage, StorageError, type StoredFile } from './storage.ts';

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const timeoutMs = 60_000;

export function openS3({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucketUrl = `${endpoint}/${bucket}`;
  const urlOf = (path: string) => `${bucketUrl}/${checkPath(path)}`;

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    let response: Response;
    try {
      response = await aws.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      throw new StorageError('unavailable', 'the storage service does not answer', { cause });
    }
    if (response.ok || response.status === 404 || response.status === 416) return response;
    const answer = (await response.text()).slice(0, 300);
    throw new StorageError('unavailable', `the storage service answered ${response.status}: ${answer}`);
  }

  const discard = (response: Response) => response.body?.cancel();

  const describe = (path: string, { headers }: Response): StoredFile => ({
    path,
    bytes: Number(headers.get('content-length')),
    changedAt: new Date(headers.get('last-modified') ?? 0),
  });

  const head = async (path: string): Promise<StoredFile | undefined> => {
    const response = await send(urlOf(path), { method: 'HEAD' });
    await discard(response);
    return response.ok ? describe(path, response) : undefined;
  };

  return {
    head,

    async put(path, body, { maxBytes }) {
      const url = urlOf(path);
      // Held in memory: our files are small, and a PUT of known length is the one form that every service takes.
      const bytes = await collectCapped(body, maxBytes);
      const response = await send(url, {
        method: 'PUT',
        body: bytes,
        headers: { 'content-type': contentTypeOf(path) },
      });
      await discard(response);
      if (!response.ok) throw new StorageError('unavailable', `the bucket ${bucket} does not exist`);
      return { path, bytes: bytes.byteLength, changedAt: new Date() };
    },

    async get(path, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end ?? ''}` };
      const response = await send(urlOf(path), headers ? { headers } : {});
      if (response.status === 416) {
        await discard(response);
        throw new StorageError('badRange', 'the range starts behind the end of the file');
      }
      if (!response.ok || !response.body) {
        await discard(response);
        return undefined;
      }
      const part = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
      return {
        body: response.body,
        bytes: Number(part?.[3] ?? response.headers.get('content-length')),
        contentType: contentTypeOf(path),
        ...(part && { range: { start: Number(part[1]), end: Number(part[2]) } }),
      };
    },

    async delete(path) {
      await discard(await send(urlOf(path), { method: 'DELETE' }));
    },

    async list(folder) {
      const files: StoredFile[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: checkFolder(folder) });
        if (token !== undefined) query.set('continuation-token', token);
        const page = readListing(await (await send(`${bucketUrl}?${query}`)).text());
        files.push(...page.files);
        token = page.next;
      } while (token !== undefined);
      return files;
    },

    async signGet(path, { seconds, downloadName }) {
      const url = new URL(urlOf(path));
      url.searchParams.set('X-Amz-Expires', String(seconds));
      if (downloadName !== undefined)
        url.searchParams.set('response-content-disposition', attachmentHeader(downloadName));
      return (await aws.sign(url.href, { aws: { signQuery: true } })).url;
    },

    async signPut(path, { seconds, bytes }) {
      const url = new URL(urlOf(path));
      url.searchParams.set('X-Amz-Expires', String(seconds));
      // The length is signed: the service refuses a body of any other size. Browsers set the header by themselves.
      const headers = { 'content-length': String(bytes) };
      return (
        await aws.sign(url.href, { method: 'PUT', headers, aws: { signQuery: true, allHeaders: true } })
      ).url;
    },
  };
}
