import { plainText } from './lexer.ts';

const UNITS =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove';
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa';
const SPOKEN: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, i) => [word, i] as const),
  ...TENS.split(' ').map((word, i) => [word, 10 * (i + 2)] as const),
  ['catorze', 14],
  ['meia', 6],
]);

/** Returns the number of a word that is read aloud, 0…90; undefined of any other. */
const spokenAs = (word: string) => SPOKEN.get(plainText(word));

/** A number that was dictated: «vinte e três» is 23. */
export interface Spoken {
  readonly value: number;
  readonly text: string;
  readonly at: number;
}

/** The numbers of a text of words, in order. */
export function spokenIn(text: string): readonly Spoken[] {
  const found: Spoken[] = [];
  for (const { 0: word, index } of text.matchAll(/\p{L}{2,}/gu)) {
    const value = spokenAs(word);
    const last = found[found.length - 1];
    const isUnit = last && text.slice(last.at + last.text.length, index) === ' e ' && last.value >= 20;
    if (value === undefined) continue;
    if (last && isUnit && last.value % 10 === 0 && value > 0 && value < 10)
      found[found.length - 1] = { ...last, value: last.value + value, text: text.slice(last.at, index + word.length) };
    else found.push({ value, text: word, at: index });
  }
  return found;
}

/** Whether all words of a text are numbers, as where a phone writes some of what it hears in digits. */
export function areSpoken(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.every((word) => word === 'e' || spokenAs(word) !== undefined);
}
