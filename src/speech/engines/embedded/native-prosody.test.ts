// Every language but English borrows the manner of a voice that Kokoro knows, of about the same pitch.
import { expect, test } from 'vitest';
import { openModels } from '../../onnx/models-folder.ts';
import { readPresets } from '../kokoro/presets.ts';
import { nativeProsody } from './native-prosody.ts';
import { PROSODY_WIDTH } from './profile.ts';

const presets = await readPresets(await openModels());

test.each(['zh', 'ja', 'ko'] as const)(
  '%s: deep and high voices borrow from different speakers',
  (language) => {
    const deep = nativeProsody(presets, language, 110);
    const high = nativeProsody(presets, language, 220);
    expect(deep).toHaveLength(PROSODY_WIDTH);
    expect(high).toHaveLength(PROSODY_WIDTH);
    expect(deep).not.toEqual(high);
  },
);

test('English is spoken in the sample’s own manner', () => {
  expect(nativeProsody(presets, 'en', 110)).toBeUndefined();
});
