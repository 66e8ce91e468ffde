/** CRC-24 of OpenPGP. Polynomial and start: RFC 4880, section 6.1. */
const POLYNOMIAL = 0x1864cfb;
const START = 0xb704ce;

/**
 * The checksum of some bytes, 0…2^24−1. It differs whenever one digit does, or two beside each other,
 * and misses one other change in 16.8 million.
 */
export function checksum(bytes: Iterable<number>): number {
  let sum = START;
  for (const byte of bytes) {
    sum ^= byte << 16;
    for (let bit = 0; bit < 8; bit++) {
      sum <<= 1;
      if (sum & 0x1000000) sum ^= POLYNOMIAL;
    }
  }
  return sum;
}
