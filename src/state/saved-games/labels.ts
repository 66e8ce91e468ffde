/** Most characters of a name or a note, as a reader counts them: code points. */
const MAX_LABEL = 60;

/** A name or a note as stored: without spaces around it. */
export function tidyLabel(text: string): string {
  return text.trim();
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
