/** The most characters that a seed may have. */
export const MAX_SEED_LENGTH = 128;

/** True for a seed: visible ASCII characters, 1 to `MAX_SEED_LENGTH` of them, so that it survives a link unchanged. */
export function isSeed(text: unknown): text is string {
  return typeof text === 'string' && /^[!-~]+$/.test(text) && text.length <= MAX_SEED_LENGTH;
}

/** True for a seed as the app and the command draw them: 128 bits as hexadecimal digits. */
export function isDrawnSeed(seed: string): boolean {
  return /^[0-9a-f]{32}$/.test(seed);
}
