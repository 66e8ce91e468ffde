import { seenText } from '../saved-games/labels.ts';

/** Most characters of a file's name that are shown, as a reader counts them: code points. */
const MAX_NAME = 80;

/**
 * As much of a file's name as is shown: whoever shares a file gives it any, so without signs that cannot be seen, or
 * that turn the direction of what follows. It may be empty.
 */
export function shownName(name: string): string {
  const seen = seenText(name.slice(0, 4 * MAX_NAME));
  return [...seen].slice(0, MAX_NAME).join('').trim();
}
