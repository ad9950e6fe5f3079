// Preset voices: every language has some, and a style is read between the lengths that were kept.
import { expect, test } from 'vitest';
import { languages } from '../../engine.ts';
import { openModels } from '../../onnx/models-folder.ts';
import { readPresets } from './presets.ts';

const models = await openModels();
const presets = await readPresets(models);

test.each(languages)('%s has a woman and a man', (language) => {
  const sexes = presets.list.filter((voice) => voice.language === language).map(({ sex }) => sex);
  expect(new Set(sexes)).toEqual(new Set(['female', 'male']));
});

test('every listed voice has a style of the widths that the graphs read, at any length', () => {
  for (const { id } of presets.list) {
    for (const tokens of [0, 1, 50, 510, 9999]) {
      const style = presets.styleOf(id, tokens);
      expect(style?.timbre).toHaveLength(models.styleWidth - 128);
      expect(style?.prosody).toHaveLength(128);
      expect([...style!.timbre, ...style!.prosody].every((value) => Math.abs(value) < 8)).toBe(true);
    }
  }
});

test('between two kept lengths the style lies between theirs', () => {
  const [a, b, c] = [12, 13, 14].map((tokens) => presets.styleOf('af_heart', tokens)!.prosody);
  b!.forEach((value, i) => {
    expect(value).toBeCloseTo((a![i]! + c![i]!) / 2, 5);
  });
});

test('an unknown voice has none', () => {
  expect(presets.styleOf('nobody', 10)).toBeUndefined();
  expect(presets.styleOf('toString', 10)).toBeUndefined();
});
