// Another seed says the same a little differently, as a person would on being asked again; seed 0 changes nothing.
import type { Style } from '../kokoro/presets.ts';
import { seededNoise } from '../kokoro/source.ts';
import type { Delivery } from '../kokoro/speak-tokens.ts';

/** How far the prosody style moves, as a share of its size: intonation and timing change, the person does not. */
const STYLE = 0.3;
const SPEED = 0.04;

export function vary(style: Style, delivery: Delivery): { style: Style; delivery: Delivery } {
  if (delivery.seed === 0) return { style, delivery };
  const noise = seededNoise(delivery.seed);
  const size = Math.hypot(...style.prosody) / Math.sqrt(style.prosody.length);
  const prosody = style.prosody.map((value) => value + STYLE * size * noise());
  const hurry = Math.min(2, Math.max(-2, noise()));
  return {
    style: { ...style, prosody },
    delivery: { ...delivery, speed: delivery.speed * (1 + SPEED * hurry) },
  };
}
