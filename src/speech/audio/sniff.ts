// Tells a sound file's format from its first bytes; names and MIME types are never trusted.

export type AudioFormat = 'wav' | 'mp3' | 'webm' | 'mp4' | 'ogg' | 'flac' | 'aac';

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean => {
  if (bytes.length < at + text.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
};

/** Length of an ID3v2 tag at `at`, header included, or 0. MP3, AAC and FLAC files may carry one in front. */
export const id3Length = (bytes: Uint8Array, at = 0): number => {
  if (!startsWith(bytes, 'ID3', at) || bytes.length < at + 10) return 0;
  const size = [6, 7, 8, 9].reduce((sum, i) => sum * 128 + (bytes[at + i]! & 0x7f), 0);
  const footer = bytes[at + 5]! & 0x10 ? 10 : 0;
  return 10 + size + footer;
};

export const sniffFormat = (bytes: Uint8Array): AudioFormat | null => {
  const at = id3Length(bytes);
  if ((startsWith(bytes, 'RIFF') || startsWith(bytes, 'RIFX')) && startsWith(bytes, 'WAVE', 8)) return 'wav';
  if (startsWith(bytes, '\x1a\x45\xdf\xa3')) return 'webm';
  if (startsWith(bytes, 'OggS')) return 'ogg';
  if (startsWith(bytes, 'fLaC', at)) return 'flac';
  for (const box of ['ftyp', 'moov', 'styp', 'moof', 'mdat', 'free', 'skip', 'wide'])
    if (startsWith(bytes, box, 4)) return 'mp4';
  const first = bytes[at];
  const second = bytes[at + 1];
  if (first === 0xff && second !== undefined) {
    if ((second & 0xf6) === 0xf0) return 'aac';
    if ((second & 0xe0) === 0xe0 && (second & 0x06) !== 0) return 'mp3';
  }
  return at > 0 ? 'mp3' : null;
};
