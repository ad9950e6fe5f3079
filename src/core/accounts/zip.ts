// Writes a zip archive as a stream: stored, not compressed (audio is compact already), of any size (zip64).
import { crc32 } from 'node:zlib';

export type ZipEntry = {
  /** Path inside the archive, with forward slashes. */
  name: string;
  changedAt: Date;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};
type Written = { name: Buffer; stamp: number; crc: number; bytes: number; offset: number };

const most32 = 0xffffffff;
const most16 = 0xffff;
/** Sizes follow the data (bit 3); names are UTF-8 (bit 11). */
const flags = 0x0808;

/** Fields of the given widths in bytes, little-endian, one after the other. */
function pack(...fields: [value: number, width: 2 | 4 | 8][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) buffer.writeUInt16LE(value, at);
    else if (width === 4) buffer.writeUInt32LE(value, at);
    else buffer.writeBigUInt64LE(BigInt(value), at);
    at += width;
  }
  return buffer;
}

/** Date and time as MS-DOS wrote them, in UTC, two seconds fine; years before 1980 become 1980. */
function dosStamp(date: Date): number {
  const year = Math.max(0, date.getUTCFullYear() - 1980);
  const day = (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}

const localHeader = ({ name, stamp }: Written): Buffer =>
  Buffer.concat([
    pack([0x04034b50, 4], [20, 2], [flags, 2], [0, 2], [stamp, 4], [0, 4], [0, 4], [0, 4]),
    pack([name.length, 2], [0, 2]),
    name,
  ]);

const dataDescriptor = ({ crc, bytes }: Written): Buffer =>
  pack([0x08074b50, 4], [crc, 4], [bytes, 4], [bytes, 4]);

function centralHeader({ name, stamp, crc, bytes, offset }: Written, large: boolean): Buffer {
  const extra = large ? pack([1, 2], [8, 2], [offset, 8]) : Buffer.alloc(0);
  const version = large ? 45 : 20;
  return Buffer.concat([
    pack([0x02014b50, 4], [version, 2], [version, 2], [flags, 2], [0, 2], [stamp, 4]),
    pack([crc, 4], [bytes, 4], [bytes, 4], [name.length, 2], [extra.length, 2]),
    pack([0, 2], [0, 2], [0, 2], [0, 4], [large ? most32 : offset, 4]),
    name,
    extra,
  ]);
}

function endRecords(count: number, start: number, bytes: number, large: boolean): Buffer {
  const ending = pack(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [large ? most16 : count, 2],
    [large ? most16 : count, 2],
    [large ? most32 : bytes, 4],
    [large ? most32 : start, 4],
    [0, 2],
  );
  if (!large) return ending;
  return Buffer.concat([
    pack([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4], [count, 8], [count, 8]),
    pack([bytes, 8], [start, 8]),
    pack([0x07064b50, 4], [0, 4], [start + bytes, 8], [1, 4]),
    ending,
  ]);
}

/** `largeFrom`: offset or number of entries from which zip64 records are written; only tests change it. */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  largeFrom = { offset: most32, entries: most16 },
): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, changedAt, body } of entries) {
    const entry = { name: Buffer.from(name), stamp: dosStamp(changedAt), crc: 0, bytes: 0, offset };
    const header = localHeader(entry);
    yield header;
    for await (const chunk of body) {
      entry.crc = crc32(chunk, entry.crc);
      entry.bytes += chunk.length;
      yield chunk;
    }
    if (entry.bytes > most32) throw new RangeError('A single file in a zip cannot be larger than 4 GiB');
    const descriptor = dataDescriptor(entry);
    yield descriptor;
    offset += header.length + entry.bytes + descriptor.length;
    written.push(entry);
  }
  const directory = Buffer.concat(
    written.map((entry) => centralHeader(entry, entry.offset >= largeFrom.offset)),
  );
  yield directory;
  const large = offset + directory.length >= largeFrom.offset || written.length >= largeFrom.entries;
  yield endRecords(written.length, offset, directory.length, large);
}
