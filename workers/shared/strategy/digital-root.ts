/** Combining marks, as they stand apart after canonical decomposition. */
const MARKS = /\p{M}/gu;

/** The digital root of a whole number: its digits summed until one is left; 0 for 0, else 1…9. */
export function digitalRoot(n: number): number {
  return n === 0 ? 0 : 1 + ((n - 1) % 9);
}

/**
 * The digital root of a name, 1…9: letters count A = 1 … I = 9, J = 1 … R = 9, S = 1 … Z = 8 (the usual, "Pythagorean",
 * table), accents are stripped and all else is skipped. Undefined for a text without letters.
 */
export function nameRoot(name: string): number | undefined {
  let sum = 0;
  for (const letter of name.normalize('NFD').replace(MARKS, '').toUpperCase()) {
    if (letter >= 'A' && letter <= 'Z') sum += 1 + ((letter.charCodeAt(0) - 65) % 9);
  }
  return sum === 0 ? undefined : digitalRoot(sum);
}

/** The digital root of all digits of a `YYYY-MM-DD` day, 1…9. */
export function dateRoot(date: string): number {
  return digitalRoot([...date].reduce((sum, digit) => sum + (Number(digit) || 0), 0));
}
