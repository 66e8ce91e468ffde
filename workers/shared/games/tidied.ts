/**
 * A text with what only looks other in it written plainly: digits of other scripts, keycaps, signs that nobody sees, and
 * numbers of a table as «4.0».
 */
export function tidied(text: string): string {
  const seen = text
    .replace(/\u00ad|\u200c|\u200d|\u2060|\ufe0e|\ufe0f|\ufeff/g, '')
    .replace(/[_\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ');
  return seen
    .replace(/🔟/g, `10${KEYCAP}`)
    .replace(OTHER_DIGIT, (digit) => String(digitOf(Number(digit.codePointAt(0)))));
}

const KEYCAP = '\u20e3';

/** Arabic and Persian digits, those of full width, and the styled ones of mathematics. */
const OTHER_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\u{1d7ce}-\u{1d7ff}]/gu;

const digitOf = (code: number) => (code >= 0x1d7ce ? (code - 0x1d7ce) % 10 : code & 15);

/** A line with the numbers in its signs written plainly: keycaps, circles, «4.0». */
export function tidiedLine(line: string): string {
  return withoutPoints(withoutKeycaps(withoutCircles(line)));
}

/** A line without keycaps: one at its begin is a place, where it has no others. */
function withoutKeycaps(line: string): string {
  const last = line.lastIndexOf(KEYCAP);
  if (last < 0) return line;
  const place = line.slice(0, last).replaceAll(KEYCAP, '');
  const isPlace = /^\D*\d{1,4}$/.test(place);
  return isPlace ? `${place})${line.slice(last + 1)}` : line.replaceAll(KEYCAP, '');
}

/** Numbers in circles, 1…50. */
const CIRCLED = /[\u2460-\u2473\u3251-\u325f\u32b1-\u32bf]/g;

/** Returns a line with its circled numbers written plainly. Beside plain numbers a circle is an ornament or a place. */
function withoutCircles(line: string): string {
  const isPlain = /\d/.test(line) || (line.match(CIRCLED)?.length ?? 0) < 2;
  return isPlain ? line : line.replace(CIRCLED, (sign) => ` ${sign.normalize('NFKC')} `).trim();
}

/** «4.0 12.0» is 4 12, where that is how numbers are written: no more than a few others are in the line. */
function withoutPoints(line: string): string {
  const ends = line.match(/\d\.0(?!\d)/g)?.length ?? 0;
  const others = (line.match(/\d+/g)?.length ?? 0) - 2 * ends;
  return ends > 3 && others <= ends ? line.replace(/(\d)\.0(?!\d)/g, '$1') : line;
}

/** A letter or a Roman number before a game: «A)», «II -». */
const LETTERS = /^(\s{0,4})([A-Za-z]|[IVX]{2,5})(?= ?[-–—.):] )/;

/** Lines of which «I» and «II» are places among others of letters, in small ones: alone a camera takes a 1 for them. */
export function withoutRomans(lines: readonly string[]): readonly string[] {
  const labels = lines.flatMap((line) => LETTERS.exec(line)?.[2] ?? []);
  const isPlaces = labels.some((label) => !/^[Il]{1,2}$/.test(label)) || labels.join() === 'I,II';
  if (labels.length < 2 || !isPlaces) return lines;
  return lines.map((line) =>
    line.replace(LETTERS, (_, before, label) => before + label.toLowerCase().replaceAll('l', 'i')),
  );
}
