// The little of Protocol Buffers that an ONNX file needs: walking a message's fields and writing new ones.

/** One field of a message. `bytes` is a view into the message, not a copy; `whole` includes the field's tag. */
export type Field = { number: number; wire: number; value: number; bytes: Buffer; whole: Buffer };

export const VARINT = 0;
const DELIMITED = 2;
const FIXED_BYTES: Record<number, number> = { 1: 8, 5: 4 };
const NOTHING = Buffer.alloc(0);

/** Fields of a message in the order of the file. Throws on bytes that are no message. */
export function* readFields(message: Buffer): Generator<Field> {
  let at = 0;
  while (at < message.length) {
    const start = at;
    const tag = readVarint(message, at);
    at = tag.next;
    const wire = tag.value & 7;
    let value = 0;
    let bytes: Buffer = NOTHING;
    if (wire === VARINT) {
      const read = readVarint(message, at);
      value = read.value;
      at = read.next;
    } else {
      let size = FIXED_BYTES[wire];
      if (wire === DELIMITED) {
        const read = readVarint(message, at);
        size = read.value;
        at = read.next;
      }
      if (size === undefined || at + size > message.length) throw new Error('Not a protobuf message');
      bytes = message.subarray(at, at + size);
      at += size;
    }
    yield { number: Math.floor(tag.value / 8), wire, value, bytes, whole: message.subarray(start, at) };
  }
}

/** Varints as numbers: sizes and dimensions are far below 2^53; a negative one (ten bytes) becomes a wrong large number. */
export function readVarint(message: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  let scale = 1;
  let next = at;
  for (let i = 0; i < 10; i++) {
    const byte = message[next++];
    if (byte === undefined) break;
    value += (byte & 127) * scale;
    if (byte < 128) return { value, next };
    scale *= 128;
  }
  throw new Error('Not a protobuf varint');
}

export function writeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}

export const varintField = (number: number, value: number): Buffer =>
  Buffer.concat([writeVarint(number * 8 + VARINT), writeVarint(value)]);

export const bytesField = (number: number, content: Buffer | string): Buffer =>
  Buffer.concat(delimitedField(number, [typeof content === 'string' ? Buffer.from(content) : content]));

/** A field made of many pieces, without joining them: hundreds of megabytes pass through here. */
export function delimitedField(number: number, pieces: readonly Buffer[]): Buffer[] {
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return [writeVarint(number * 8 + DELIMITED), writeVarint(size), ...pieces];
}
