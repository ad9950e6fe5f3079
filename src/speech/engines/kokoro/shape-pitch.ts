// Moves a predicted pitch curve to the pitch of a person: middle, range, and a shift that the listener asked for.
import { type Pitch, summarisePitch } from '../../audio/pitch.ts';

/** No voice is lower: smaller values are the curve's way into and out of silence. Higher ones the decoder never heard. */
const LOWEST_HZ = 50;
const HIGHEST_HZ = 600;

/** Median and range of a predicted curve; undefined where there is too little voice to tell. */
export const measurePitch = (curve: Float32Array): Pitch | undefined =>
  summarisePitch(curve.map((hz) => (hz > LOWEST_HZ ? hz : 0))) ?? undefined;

/** From the pitch that the prosody style speaks at by itself to the pitch that is wanted. */
export function movePitch(own: Pitch, wanted: Pitch): { shift: number; stretch: number; centreHz: number } {
  const stretch = wanted.rangeSemitones / Math.max(own.rangeSemitones, 0.1);
  return {
    centreHz: own.medianHz,
    shift: 12 * Math.log2(wanted.medianHz / own.medianHz),
    stretch: Math.min(1.6, Math.max(0.6, stretch)),
  };
}

/** Shift in semitones; stretch widens or narrows the curve around `centreHz`. What is not voice stays. */
export function shapePitch(
  curve: Float32Array,
  { shift, stretch, centreHz }: { shift: number; stretch: number; centreHz: number },
): Float32Array {
  return curve.map((hz) => {
    if (hz <= LOWEST_HZ) return hz;
    const moved = centreHz * (hz / centreHz) ** stretch * 2 ** (shift / 12);
    return Math.min(HIGHEST_HZ, Math.max(LOWEST_HZ, moved));
  });
}
