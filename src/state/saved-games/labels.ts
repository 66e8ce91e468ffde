/** Most characters of a name or a note, as a reader counts them: code points. */
export const MAX_LABEL = 60;

/** A name or a note as it is kept: without space around it. */
export function tidyLabel(text: string): string {
  return text.trim();
}

/** True when a name or a note has more characters than are kept. */
export function isTooLong(text: string): boolean {
  return [...tidyLabel(text)].length > MAX_LABEL;
}

/** As much of a name as is kept. */
export function shortened(text: string): string {
  return [...tidyLabel(text)].slice(0, MAX_LABEL).join('').trim();
}

/** True for a value that may be a name or a note. */
export function isLabel(value: unknown): value is string {
  return typeof value === 'string' && !isTooLong(value);
}
