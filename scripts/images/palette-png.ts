// Writes a PNG with a palette, a third of the size of a screenshot with few colours, and notes in it what it shows.
import { crc32, deflateSync } from 'node:zlib';

export type FlatPicture = {
  width: number;
  height: number;
  /** Red, green, blue for each colour; at most 256 of them. */
  palette: readonly (readonly number[])[];
  /** One index into the palette for each pixel, row by row. */
  indices: Uint8Array;
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** `title` is kept in the file, so that a test can tell when a picture is out of date. */
export function writePalettePng({ width, height, palette, indices }: FlatPicture, title: string): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, colours by palette, no interlacing.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('iTXt', Buffer.from(`Title\0\0\0\0\0${title}`, 'utf8')),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The title that `writePalettePng` noted. */
export function readPngTitle(png: Buffer): string | undefined {
  const at = png.indexOf('iTXtTitle\0', 0, 'latin1');
  if (at < 4) return undefined;
  const start = at + 'iTXt'.length;
  const data = png.subarray(start, start + png.readUInt32BE(at - 4));
  return data.subarray('Title\0\0\0\0\0'.length).toString('utf8');
}
