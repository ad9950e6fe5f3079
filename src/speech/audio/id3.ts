// Writes and reads ID3v2.3 tags: text, comments and free fields, in UTF-16 so that every player shows Chinese.

type Id3Frame =
  | { id: 'TIT2' | 'TENC' | 'TSSE'; text: string }
  | { id: 'TXXX'; name: string; text: string }
  | { id: 'COMM'; language: string; name: string; text: string };

const utf16 = 1;
const bom = Buffer.from([0xff, 0xfe]);
const encode = (text: string) => Buffer.concat([bom, Buffer.from(text, 'utf16le')]);
const terminated = (text: string) => Buffer.concat([encode(text), Buffer.from([0, 0])]);

export const writeId3 = (frames: readonly Id3Frame[]): Uint8Array => {
  const body = Buffer.concat(frames.map(writeFrame));
  const header = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0]);
  for (let i = 0; i < 4; i++) header[6 + i] = (body.length >> (7 * (3 - i))) & 0x7f;
  return new Uint8Array(Buffer.concat([header, body]));
};

const writeFrame = (frame: Id3Frame): Buffer<ArrayBuffer> => {
  const content: Buffer<ArrayBuffer>[] = [Buffer.from([utf16])];
  if (frame.id === 'COMM') content.push(Buffer.from(frame.language.padEnd(3).slice(0, 3), 'latin1'));
  if (frame.id !== 'COMM' && frame.id !== 'TXXX') content.push(encode(frame.text));
  else content.push(terminated(frame.name), encode(frame.text));
  const body = Buffer.concat(content);
  const header = Buffer.alloc(10);
  header.write(frame.id, 0, 'latin1');
  header.writeUInt32BE(body.length, 4);
  return Buffer.concat([header, body]);
};

/** The TXXX fields of a tag at the start of `bytes`, by name; also reads UTF-8 and Latin-1 tags of version 2.4. */
export const readId3Fields = (bytes: Uint8Array): Map<string, string> => {
  const fields = new Map<string, string>();
  const tag = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (tag.length < 10 || tag.toString('latin1', 0, 3) !== 'ID3') return fields;
  const syncsafe = (at: number): number =>
    [0, 1, 2, 3].reduce((sum, i) => sum * 128 + (tag[at + i]! & 0x7f), 0);
  const end = Math.min(tag.length, 10 + syncsafe(6));
  for (let at = 10; at + 10 <= end; ) {
    const size = tag[3] === 4 ? syncsafe(at + 4) : tag.readUInt32BE(at + 4);
    const next = at + 10 + size;
    if (size === 0 || next > end) break;
    if (tag.toString('latin1', at, at + 4) === 'TXXX') {
      const [name = '', text = ''] = decodeTexts(tag.subarray(at + 10, next));
      fields.set(name, text);
    }
    at = next;
  }
  return fields;
};

const decodeTexts = (content: Buffer): string[] => {
  const wide = content[0] === utf16;
  const text = content.subarray(1).toString(wide ? 'utf16le' : content[0] === 3 ? 'utf8' : 'latin1');
  return text.split('\0').map((part) => part.replace(/^\ufeff/, ''));
};
