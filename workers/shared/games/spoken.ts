const UNITS =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove';
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa';
const SPOKEN: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, i) => [word, i] as const),
  ...TENS.split(' ').map((word, i) => [word, 10 * (i + 2)] as const),
  ['catorze', 14],
  ['meia', 6],
]);

/** The number of a word that is read aloud, 0…90; undefined of any other. */
export function spokenAs(word: string): number | undefined {
  return SPOKEN.get(word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
}

/** A text with numbers for the words that were dictated: «vinte e três» is 23. */
export function withDigits(text: string): string {
  const digits = text.replace(/\p{L}+/gu, (word) => String(spokenAs(word) ?? word));
  return digits.replace(/\b([2-9])0 e ([1-9])\b/g, '$1$2');
}
