// The chunks that a WAV file is made of.

export const writeChunk = (id: string, body: Uint8Array): Buffer => {
  const header = Buffer.alloc(8);
  header.write(id, 0, 'latin1');
  header.writeUInt32LE(body.length, 4);
  return Buffer.concat([header, body, Buffer.alloc(body.length % 2)]);
};

/** The body of the first chunk of that name in a RIFF file, or null. */
export const findChunk = (bytes: Uint8Array, id: string): Uint8Array | null => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString('latin1', 0, 4) !== 'RIFF') return null;
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === id) return file.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  return null;
};
