// Reads bits, most significant first. Past the end it gives zeros and says so, instead of throwing in hot loops.

export class BitReader {
  #bytes: Uint8Array;
  /** Position in bits from the start of the array. */
  #at: number;
  #end: number;

  constructor(bytes: Uint8Array, byteOffset = 0) {
    this.#bytes = bytes;
    this.#at = byteOffset * 8;
    this.#end = bytes.length * 8;
  }

  get ended(): boolean {
    return this.#at > this.#end;
  }

  /** The byte that the next bit lies in. */
  get byteAt(): number {
    return this.#at >> 3;
  }

  get alignedByte(): number {
    return (this.#at + 7) >> 3;
  }

  /** Up to 33 bits, unsigned. */
  bits(count: number): number {
    if (count > 24) return this.bits(count - 16) * 0x10000 + this.bits(16);
    if (count === 0) return 0;
    const at = this.#at >> 3;
    const bytes = this.#bytes;
    const word =
      ((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0);
    const value = (word << (this.#at & 7)) >>> (32 - count);
    this.#at += count;
    return value;
  }

  /** Up to 33 bits in two's complement (the side channel of 32-bit stereo has one bit more). */
  signed(count: number): number {
    const value = this.bits(count);
    return value >= 2 ** (count - 1) ? value - 2 ** count : value;
  }

  /** Zeros before the next one. */
  unary(): number {
    const start = this.#at;
    while (this.#at < this.#end) {
      const rest = this.#bytes[this.#at >> 3]! & (0xff >> (this.#at & 7));
      if (rest !== 0) {
        this.#at = (this.#at & ~7) + Math.clz32(rest) - 24;
        const zeros = this.#at - start;
        this.#at++;
        return zeros;
      }
      this.#at = (this.#at & ~7) + 8;
    }
    this.#at = this.#end + 1;
    return 0;
  }
}
