/**
 * A seed of 128 random bits as 32 hexadecimal digits. Where the browser has no `crypto.getRandomValues` the clock and
 * `Math.random` stand in: a seed needs to be different each time, not secret.
 */
export function randomSeed(): string {
  const bytes = new Uint8Array(16);
  try {
    crypto.getRandomValues(bytes);
  } catch {
    let mixed = Date.now() + performance.now();
    for (let i = 0; i < bytes.length; i++) {
      mixed = (mixed * 16807 + Math.random() * 2 ** 31) % 2147483647;
      bytes[i] = mixed;
    }
  }
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
