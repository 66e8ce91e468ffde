/** Most characters of a name or a note, as a reader counts them: code points. */
const MAX_LABEL = 60;

/**
 * A name or a note as stored: without spaces around it, and without signs that turn the direction of what stands beside
 * them, or halves of characters; empty where nothing of it can be seen.
 */
export function tidyLabel(text: string): string {
  const tidy = text
    .replace(/[\p{Cs}\p{Bidi_Control}]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .trim();
  return isVisible(tidy) ? tidy : '';
}

/** True if something of a text can be seen. U+2800 is a letter of Braille without a dot. */
export function isVisible(text: string): boolean {
  return /[^\u2800\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** A text of any origin without signs that cannot be seen, or that turn the direction of what follows. */
export function seenText(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
}

/** What is wrong with what was typed; `isNeeded`: there has to be a text. */
export function labelProblem(text: string, isNeeded = false): 'too-long' | 'empty' | undefined {
  const { length } = [...tidyLabel(text)];
  return length > MAX_LABEL ? 'too-long' : isNeeded && length === 0 ? 'empty' : undefined;
}

/** As much of a name as is kept. */
export function shortened(text: string): string {
  return [...tidyLabel(text)].slice(0, MAX_LABEL).join('').trim();
}

/** True for a value that may be a name or a note. */
export function isLabel(value: unknown): value is string {
  return typeof value === 'string' && labelProblem(value) === undefined;
}
