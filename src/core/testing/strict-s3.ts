// An S3 service for tests that checks signatures. s3rver keeps the files but believes every signature, so this stands in
// front of it and computes AWS Signature 4 by itself, from the published description and not from our client.
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const accessKeyId = 'S3RVER';
const secretAccessKey = 'S3RVER';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

type Claim = {
  credential: string;
  signedHeaders: string[];
  signature: string;
  date: string;
  payload: string;
};

function readClaim(request: IncomingMessage, query: URLSearchParams): Claim | undefined {
  const inHeader = /Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  );
  if (inHeader) {
    const [, credential = '', names = '', signature = ''] = inHeader;
    const date = String(request.headers['x-amz-date']);
    return {
      credential,
      signedHeaders: names.split(';'),
      signature,
      date,
      payload: String(request.headers['x-amz-content-sha256']),
    };
  }
  const field = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  if (!query.has('X-Amz-Signature')) return undefined;
  return {
    credential: field('Credential'),
    signedHeaders: field('SignedHeaders').split(';'),
    signature: field('Signature'),
    date: field('Date'),
    payload: 'UNSIGNED-PAYLOAD',
  };
}

function isGenuine(request: IncomingMessage): boolean {
  const url = new URL(request.url ?? '', 'http://s3');
  const claim = readClaim(request, url.searchParams);
  if (!claim) return false;
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = claim.signedHeaders
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers,
    claim.signedHeaders.join(';'),
    claim.payload,
  ];
  const [, ...scope] = claim.credential.split('/');
  const toSign = ['AWS4-HMAC-SHA256', claim.date, scope.join('/'), sha256(canonical.join('\n'))].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString('hex') === claim.signature;
}

export async function startStrictS3(bucket: string) {
  const directory = await mkdtemp(join(tmpdir(), 'timbre-s3-'));
  const keeper = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = (await keeper.run()) as AddressInfo;
  const front = createServer((request, response) => {
    if (!isGenuine(request)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const { method, headers, url: path } = request;
    const onward = forward({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port: frontPort } = front.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${frontPort}`,
      region: 'us-east-1',
      bucket,
      accessKeyId,
      secretAccessKey,
    },
    async close() {
      front.closeAllConnections();
      front.close();
      await keeper.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
