// Writes 16-bit mono WAV with the AI label in front of the sound.
import type { Sound } from '../engine.ts';
import { type AiLabel, aiNotice, labelTag } from './label.ts';
import { writeChunk } from './riff.ts';

export const encodeWav = (
  { samples, sampleRate }: Sound,
  marks: { title: string; label: AiLabel },
): Uint8Array => {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const info = Buffer.concat([
    Buffer.from('INFO', 'latin1'),
    writeChunk('INAM', zeroEnded(marks.title)),
    writeChunk('ICMT', zeroEnded(`${aiNotice.en} ${aiNotice.zh}`)),
    writeChunk('ISFT', zeroEnded(marks.label.ContentProducer)),
  ]);
  const body = Buffer.concat([
    Buffer.from('WAVE', 'latin1'),
    writeChunk('fmt ', format),
    writeChunk('LIST', info),
    writeChunk('AIGC', Buffer.from(JSON.stringify(marks.label))),
    writeChunk('id3 ', labelTag(marks.label, marks.title)),
    writeChunk('data', toPcm16(samples)),
  ]);
  return new Uint8Array(writeChunk('RIFF', body));
};

const zeroEnded = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf8');

const toPcm16 = (samples: Float32Array): Buffer => {
  const pcm = Buffer.alloc(samples.length * 2);
  for (let i = 0; i < samples.length; i++) {
    const value = Math.round(samples[i]! * 0x8000);
    pcm.writeInt16LE(Math.max(-0x8000, Math.min(0x7fff, value)), i * 2);
  }
  return pcm;
};
