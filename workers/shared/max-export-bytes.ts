/**
 * Largest export of saved games that is read, in bytes: whatever the app can have kept and exported,
 * which is at most 50 games of 300,000 bytes, or what a browser's 5 Mi characters of storage held before.
 */
export const MAX_EXPORT_BYTES = 16_000_000;
