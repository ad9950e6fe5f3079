// Reading a body with a cap: the limit holds whatever a header said about the length.
import { type Body, StorageError } from './storage.ts';

/** The body's chunks; throws 'tooLarge' as soon as there are more bytes than allowed. */
export async function* readCapped(body: Body, maxBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0;
  const chunks = body instanceof Uint8Array ? [body] : body;
  for await (const chunk of chunks) {
    total += chunk.byteLength;
    if (total > maxBytes) throw new StorageError('tooLarge', `the file is larger than ${maxBytes} bytes`);
    yield chunk;
  }
}

/** The whole body in one piece, for a service that must know the length first. */
export async function collectCapped(body: Body, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readCapped(body, maxBytes)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** The part of a file that a range asks for. */
export function resolveRange(
  range: { start: number; end?: number },
  bytes: number,
): { start: number; end: number } {
  const end = Math.min(range.end ?? bytes - 1, bytes - 1);
  if (range.start < 0 || range.start >= bytes || range.start > end)
    throw new StorageError('badRange', `the file has ${bytes} bytes`);
  return { start: range.start, end };
}
