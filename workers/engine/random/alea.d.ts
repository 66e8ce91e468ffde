declare module 'seedrandom/lib/alea.js' {
  /** Alea by Johannes Baagøe: each call gives a multiple of 2⁻³² in [0, 1). */
  export default function alea(seed: string): () => number;
}
