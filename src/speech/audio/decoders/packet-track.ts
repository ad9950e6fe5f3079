// What a codec's decoder needs to know of the track it reads, whatever the container.

export type PacketTrack = {
  packets: AsyncIterable<{ data: Uint8Array }> | Iterable<{ data: Uint8Array }>;
  /** The codec's own header, where the container keeps one. */
  description: Uint8Array | null;
  channels: number;
  sampleRate: number;
};
