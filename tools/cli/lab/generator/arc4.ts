/**
 * RC4's generator as seedrandom has it by default, for a negative control: its key is repeated until it fills the state,
 * so that 'ab' and 'abab' are one key. The key has 1…256 characters, each below 256. Gives what its `int32` does, as
 * whole numbers 0…2³²−1.
 */
export function arc4(key: string): () => number {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  let j = 0;
  const swap = (a: number, b: number) => {
    const held = state[a] as number;
    state[a] = state[b] as number;
    state[b] = held;
  };
  for (let i = 0; i < 256; i++) {
    j = (j + (state[i] as number) + key.charCodeAt(i % key.length)) & 255;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  const byte = () => {
    i = (i + 1) & 255;
    j = (j + (state[i] as number)) & 255;
    swap(i, j);
    return state[((state[i] as number) + (state[j] as number)) & 255] as number;
  };
  // seedrandom leaves out the first 256 bytes: RC4-drop[256].
  for (let dropped = 0; dropped < 256; dropped++) byte();
  return () => ((byte() << 24) | (byte() << 16) | (byte() << 8) | byte()) >>> 0;
}
