// Request signing, the same code in browser and server (WebCrypto). It proves that a request arrived as it left;
// the key ships in the browser, so it never proves who sent it.
import { limits } from './limits.ts';

export type SignedHeaders = { 'x-timestamp': string; 'x-code': string; 'x-signature': string };

const encoder = new TextEncoder();
const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string): Uint8Array<ArrayBuffer> | undefined => {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return undefined;
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16),
  );
};

const importKey = (hexKey: string): Promise<CryptoKey> => {
  const bytes = fromHex(hexKey);
  if (!bytes || bytes.length < 16) throw new Error('The request key must be at least 32 hexadecimal digits');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
};

const signedBytes = (timestamp: string, code: string, body: string) =>
  encoder.encode(timestamp + code + body);

/** A nonce: 128 random bits. Fixed length, so timestamp, code and body cannot be shifted against each other. */
export const newRequestCode = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

export async function signRequest(hexKey: string, body: string, now = Date.now()): Promise<SignedHeaders> {
  const timestamp = String(now);
  const code = newRequestCode();
  const key = await importKey(hexKey);
  const mac = await crypto.subtle.sign('HMAC', key, signedBytes(timestamp, code, body));
  return { 'x-timestamp': timestamp, 'x-code': code, 'x-signature': toHex(new Uint8Array(mac)) };
}

export type SignatureVerdict = 'valid' | 'malformed' | 'stale' | 'forged';

export async function verifyRequest(
  hexKey: string,
  headers: Partial<SignedHeaders>,
  body: string,
  now = Date.now(),
): Promise<SignatureVerdict> {
  const { 'x-timestamp': timestamp = '', 'x-code': code = '', 'x-signature': signature = '' } = headers;
  // 13 digits until the year 2286: with the fixed-length code the signed string has one reading only.
  if (!/^\d{13}$/.test(timestamp) || !/^[0-9a-f]{32}$/.test(code)) return 'malformed';
  const mac = fromHex(signature);
  if (mac?.length !== 32 || signature !== signature.toLowerCase()) return 'malformed';
  const key = await importKey(hexKey);
  if (!(await crypto.subtle.verify('HMAC', key, mac, signedBytes(timestamp, code, body)))) return 'forged';
  return Math.abs(now - Number(timestamp)) <= limits.request.windowMs ? 'valid' : 'stale';
}
