import { isVisible } from '../saved-games/labels.ts';

/** Most characters of a name or of the number of a receipt, as a reader counts them: code points. */
const MAX_TEXT = 60;

/**
 * What is wrong with a text: nothing of it can be seen, it has over MAX_TEXT characters, or some of them are controls,
 * change the direction of what stands beside them, or are halves of characters.
 */
export type TextFault = 'empty' | 'too-long' | 'hidden';

const HIDDEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

/** A text as it is kept: composed (NFC), without spaces around it, with one space between words. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

/** What keeps a tidy text from being a name; undefined: nothing. */
export function textFault(text: string): TextFault | undefined {
  // A code point is at most two units.
  if (text.length > 2 * MAX_TEXT || [...text].length > MAX_TEXT) return 'too-long';
  if (HIDDEN.test(text)) return 'hidden';
  return isVisible(text) ? undefined : 'empty';
}
