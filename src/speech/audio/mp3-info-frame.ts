// The silent first frame that tells players an MP3's length, and how much to skip at both ends ("Info" tag).

const layer3 = 1;
const kilobits = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44100, 48000, 32000];

type Mp3Header = { bytes: number; samples: number; sideInfo: number };

/** `audio` holds whole mono frames; their header is the model for this one. */
export const infoFrame = (audio: Uint8Array, sampleCount: number, delay: number): Uint8Array => {
  const header = readHeader(audio);
  const frames = Math.floor(audio.length / header.bytes);
  const frame = Buffer.alloc(header.bytes);
  frame.set(audio.subarray(0, 4));
  // No padding byte, no checksum: the frame is exactly as long as its header says.
  frame[1]! |= 1;
  frame[2]! &= 0xfd;
  let at = 4 + header.sideInfo;
  frame.write('Info', at, 'latin1');
  frame.writeUInt32BE(0xf, at + 4);
  frame.writeUInt32BE(frames, at + 8);
  frame.writeUInt32BE(header.bytes + audio.length, at + 12);
  for (let i = 0; i < 100; i++) frame[at + 16 + i] = Math.floor((i * 256) / 100);
  frame.writeUInt32BE(50, at + 116);
  at += 120;
  frame.write('LAME3.100', at, 'latin1');
  const padding = Math.max(0, frames * header.samples - delay - sampleCount);
  frame[at + 21] = delay >> 4;
  frame[at + 22] = ((delay & 15) << 4) | ((padding >> 8) & 15);
  frame[at + 23] = padding & 0xff;
  return frame;
};

const readHeader = (audio: Uint8Array): Mp3Header => {
  const [first = 0, second = 0, third = 0] = audio;
  const version = (second >> 3) & 3;
  if (first !== 0xff || ((second >> 1) & 3) !== layer3) throw new Error('the encoder gave no MP3 frame');
  const mpeg1 = version === 3;
  const rate = rates[(third >> 2) & 3]! / (mpeg1 ? 1 : version === 2 ? 2 : 4);
  const bitrate = kilobits[mpeg1 ? 'mpeg1' : 'mpeg2'][third >> 4]! * 1000;
  const samples = mpeg1 ? 1152 : 576;
  return { samples, bytes: Math.floor((samples / 8) * (bitrate / rate)), sideInfo: mpeg1 ? 17 : 9 };
};
