// A picture that is written is a valid PNG, and its title can be read back.
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPngTitle, writePalettePng } from './palette-png.ts';

const picture = {
  width: 2,
  height: 2,
  palette: [
    [0, 0, 0],
    [255, 128, 0],
  ],
  indices: Uint8Array.from([0, 1, 1, 0]),
};

it('has the parts of a PNG', () => {
  const png = writePalettePng(picture, 'Two by two');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(2);
  const at = png.indexOf('IDAT');
  const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect([...pixels]).toEqual([0, 0, 1, 0, 1, 0]);
});

it('keeps its title in any script', () => {
  expect(readPngTitle(writePalettePng(picture, '一个声音，四种语言'))).toBe('一个声音，四种语言');
  expect(readPngTitle(Buffer.from('no picture'))).toBeUndefined();
});
