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

  /** Up to 32 bits, unsigned. */
  bits(count: number): number {
    let value = 0;
    for (let left = count; left > 0; ) {
      const inByte = 8 - (this.#at & 7);
      const take = Math.min(left, inByte);
      const byte = this.#bytes[this.#at >> 3] ?? 0;
      value = value * (1 << take) + ((byte >> (inByte - take)) & ((1 << take) - 1));
      this.#at += take;
      left -= take;
    }
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
