/** Path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined;
/** The same, installing one when there is none; throws when that fails. */
export function ensureChromium(): string;
