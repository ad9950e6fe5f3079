// Kokoro begins every sentence with a third of a second of silence: most of it is cut before it costs time to render.
import type { Prosody } from './kokoro.ts';

/** Frames of 25 ms that stay: the decoder wants to breathe in. */
const KEEP = 4;

export function shortenLead(prosody: Prosody): Prosody {
  const [lead = 0, ...durations] = prosody.durations;
  const cut = Math.max(0, lead - KEEP);
  if (cut === 0) return prosody;
  const frames = prosody.pitch.length / 2;
  const channels = prosody.content.length / frames;
  const content = new Float32Array(channels * (frames - cut));
  for (let channel = 0; channel < channels; channel++) {
    const row = prosody.content.subarray(channel * frames + cut, (channel + 1) * frames);
    content.set(row, channel * (frames - cut));
  }
  return {
    content,
    pitch: prosody.pitch.slice(2 * cut),
    energy: prosody.energy.slice(2 * cut),
    durations: [lead - cut, ...durations],
  };
}
