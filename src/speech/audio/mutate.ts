// Damages files in repeatable ways, for tests of everything that reads hostile bytes.

/** Small seeded generator (xorshift): the same seed always makes the same damage. */
export const seededRandom = (seed: number): ((below: number) => number) => {
  let state = (seed * 2654435761 + 88172645463) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
};

type Damage = (bytes: Uint8Array, random: (below: number) => number, other: Uint8Array) => Uint8Array;

const flipBits: Damage = (bytes, random) => {
  const copy = bytes.slice();
  for (let i = 1 + random(20); i > 0; i--) copy[random(copy.length)]! ^= 1 << random(8);
  return copy;
};

/** Headers are where lengths and counts live, so they are hit on purpose. */
const spoilHeader: Damage = (bytes, random) => {
  const copy = bytes.slice();
  const reach = Math.min(copy.length, 512);
  for (let i = 1 + random(6); i > 0; i--)
    copy[random(reach)] = [0, 1, 0x7f, 0x80, 0xff, random(256)][random(6)]!;
  return copy;
};

const hugeNumber: Damage = (bytes, random) => {
  const copy = bytes.slice();
  const at = random(Math.max(1, Math.min(copy.length, 2048) - 4));
  copy.fill(0xff, at, at + 1 + random(8));
  return copy;
};

const cutShort: Damage = (bytes, random) => bytes.slice(0, random(bytes.length));

const cutOut: Damage = (bytes, random) => {
  const from = random(bytes.length);
  const to = Math.min(bytes.length, from + 1 + random(2000));
  return join(bytes.subarray(0, from), bytes.subarray(to));
};

const repeat: Damage = (bytes, random) => {
  const from = random(bytes.length);
  const piece = bytes.subarray(from, from + 1 + random(4000));
  return join(bytes.subarray(0, from), piece, piece, piece, bytes.subarray(from));
};

const splice: Damage = (bytes, random, other) =>
  join(bytes.subarray(0, random(bytes.length)), other.subarray(random(other.length)));

/** The start of one format on the body of another, as with a wrong file name. */
const wrongHead: Damage = (bytes, random, other) =>
  join(bytes.subarray(0, 4 + random(64)), other.subarray(random(64)));

const fillWithNoise: Damage = (bytes, random) => {
  const copy = bytes.slice();
  const from = random(copy.length);
  const to = Math.min(copy.length, from + random(3000));
  for (let i = from; i < to; i++) copy[i] = random(256);
  return copy;
};

const join = (...pieces: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(pieces));

const damages = [
  flipBits,
  spoilHeader,
  hugeNumber,
  cutShort,
  cutOut,
  repeat,
  splice,
  wrongHead,
  fillWithNoise,
];

export const mutate = (bytes: Uint8Array, seed: number, other: Uint8Array): Uint8Array => {
  const random = seededRandom(seed);
  let damaged = damages[seed % damages.length]!(bytes, random, other);
  if (random(3) === 0 && damaged.length > 0)
    damaged = damages[random(damages.length)]!(damaged, random, other);
  return damaged;
};
