// Reads a zip archive by its central directory, as unpackers do, and checks every sum. Imported by tests only.
import { crc32 } from 'node:zlib';

export type UnzippedFile = { name: string; content: string; changedAt: string };

const endSignature = Buffer.from([0x50, 0x4b, 5, 6]);
const directorySignature = 0x02014b50;

/** Where the directory starts and how many entries it has; from the zip64 records where the old ones are full. */
function findDirectory(zip: Buffer): { start: number; count: number } {
  const end = zip.lastIndexOf(endSignature);
  const [count, start] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)];
  if (count !== 0xffff && start !== 0xffffffff) return { start, count };
  const record = Number(zip.readBigUInt64LE(end - 20 + 8));
  return { count: Number(zip.readBigUInt64LE(record + 32)), start: Number(zip.readBigUInt64LE(record + 48)) };
}

/** Two seconds fine, as MS-DOS wrote it. */
function readStamp(time: number, day: number): string {
  const date = [1980 + (day >> 9), ((day >> 5) & 15) - 1, day & 31] as const;
  return new Date(Date.UTC(...date, time >> 11, (time >> 5) & 63, (time & 31) * 2)).toISOString();
}

export function readZip(zip: Buffer): UnzippedFile[] {
  const { start, count } = findDirectory(zip);
  const files: UnzippedFile[] = [];
  let at = start;
  for (let i = 0; i < count; i++) {
    if (zip.readUInt32LE(at) !== directorySignature) throw new Error(`Entry ${i} is not where it should be`);
    const [nameBytes, extraBytes] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    const shortOffset = zip.readUInt32LE(at + 42);
    const offset =
      shortOffset === 0xffffffff ? Number(zip.readBigUInt64LE(at + 46 + nameBytes + 4)) : shortOffset;
    const data = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const bytes = zip.subarray(data, data + zip.readUInt32LE(at + 24));
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    const changedAt = readStamp(zip.readUInt16LE(at + 12), zip.readUInt16LE(at + 14));
    files.push({ name, content: bytes.toString(), changedAt });
    at += 46 + nameBytes + extraBytes;
  }
  return files;
}
