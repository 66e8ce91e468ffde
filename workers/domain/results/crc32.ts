const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = ((sum & 1) * -306674912) ^ (sum >>> 1);
  return sum;
});

/** CRC-32 of bytes that come after others whose sum is `before` (0 for none). ISO 3309. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  for (let i = 0; i < bytes.length; i++) {
    sum = (TABLE[(sum ^ (bytes[i] as number)) & 255] as number) ^ (sum >>> 8);
  }
  return ~sum >>> 0;
}
