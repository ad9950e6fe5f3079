// The mel spectrogram and the encoder agree with the training code, by the fixture that it wrote.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openModels } from '../../onnx/models-folder.ts';
import { logMel, melPower } from './mel.ts';
import { openVoiceEncoder } from './voice-encoder.ts';

type Fixture = {
  level: number;
  melShape: [number, number, number];
  melFrames: Record<string, number[]>;
  style: number[];
  tolerance: { mel: number; style: number };
};

const models = await openModels();
const fixture: Fixture = JSON.parse(await readFile(join(models.folder, 'fixtures/sweep.json'), 'utf8'));
const sweep = Float32Array.from({ length: 72_000 }, (_, i) => {
  const t = i / 24_000;
  const phase = 2 * Math.PI * (100 * t + 650 * t * t);
  return 0.2 * Math.sin(phase) + 0.1 * Math.sin(2 * phase) + 0.05 * Math.sin(3 * phase);
});
const loudness = Math.sqrt(sweep.reduce((sum, x) => sum + x * x, 0) / sweep.length);
const mel = logMel(melPower(sweep.map((x) => (x / loudness) * fixture.level)));
const [, bands, frames] = fixture.melShape;

const largestDifference = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? Number.POSITIVE_INFINITY))));

test('log-mel equals the training code', () => {
  expect(mel).toHaveLength(bands * frames);
  for (const [frame, expected] of Object.entries(fixture.melFrames)) {
    const ours = Array.from({ length: bands }, (_, band) => mel[band * frames + Number(frame)] ?? 0);
    expect(largestDifference(expected, ours)).toBeLessThan(fixture.tolerance.mel);
  }
});

test('the encoder gives the style that the training code got', async () => {
  const encoder = await openVoiceEncoder(models, 2);
  const style = await encoder(mel);
  expect(style).toHaveLength(models.styleWidth);
  expect(largestDifference(fixture.style, [...style])).toBeLessThan(fixture.tolerance.style);
});
