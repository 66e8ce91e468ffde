/** Where the text of a receipt has numbers that may be no numbers of a game, and lines of nothing but numbers. */
export interface Layout {
  /** By place in the text: 1 within a time, day, amount, count, code, or the number of a game in a list. */
  readonly aside: Uint8Array;
  /** By place in the text: 1 within a line that has numbers of two digits, signs, and nothing else. */
  readonly bare: Uint8Array;
}

const LABEL = '\\b(?:jogo|aposta|bilhete|linha|cartela|volante|palpite|cota|n[ºo°.]+)s?';

const ASIDE = [
  // 20:15, 20:15:33; what parts more numbers by colons is a game.
  /(?:^|[^\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![\d:])/g,
  // 25/11, 25.11.26, 2026-11-25
  /(?:^|[^\d/.-])(?:0?[1-9]|[12]\d|3[01])(?:\/(?:0?[1-9]|1[0-2])|([/.-])(?:0?[1-9]|1[0-2])\1\d\d)(?![\d/.-])/g,
  /(?:^|\D)20\d\d-\d\d-\d\d(?!\d)/g,
  // 6,00
  /(?:^|[^\d,])\d{1,4},[05]0(?![\d,])/g,
  // «6 dezenas», «1 x», «25 de novembro»
  /\d{1,3}[^\S\n]*(?:(?:n[uú]mero|dezena|aposta|jogo|bilhete|concurso|sorteio|cota|hora|dia)s?(?![^\S\n]*\d)|h|x|de|vezes|reais)(?!\p{L})/giu,
  // «1. 04 12», «Aposta 01 - 04 12», but not «01-04-12»
  new RegExp(
    `(?:^|${LABEL})[^\\S\\n\\r\\u2028\\u2029]*\\d{1,3}[^\\S\\n]*([-.:–|])[^\\S\\n]*(?=\\d{1,2}(?!\\d|[^\\S\\n]*\\1))`,
    'gim',
  ),
  // «01   04 12»
  // `^` is also after what `\s` has of ends of lines: a blank that were one would be begun with again and again.
  /^[^\S\n\r\u2028\u2029]*\d{1,3}(?:[^\S\n]{2,}|\t)(?=\d{1,2} \d)/gm,
  // «Jogo 1 04 12», «Jogo 01» on a line of its own
  new RegExp(`${LABEL}[^\\S\\n]*(?:\\d(?!\\d)|\\d{1,3}[^\\S\\n]*$)`, 'gim'),
];

/** Of a word: digits beside letters, but for those that a camera takes for digits. */
const CODE = /\d(?![OolI]|R\$)\p{L}|(?![OolI])\p{L}\d/u;

const NO_BARE = /(?:^|[^\dOolI])[\dOolI](?![\dOolI])|[\dOolI]{3}|(?![OolI])\p{L}|[:$%*#¦]/u;

/** Reads a text in which `¦` stands for what is surely no number of a game. Takes time as the text is long, once. */
export function layoutOf(text: string): Layout {
  const [aside, bare] = [new Uint8Array(text.length), new Uint8Array(text.length)];
  const mark = (marks: Uint8Array, { 0: found, index }: RegExpExecArray) => marks.fill(1, index, index + found.length);
  for (const pattern of ASIDE) for (const found of text.matchAll(pattern)) mark(aside, found);
  for (const word of text.matchAll(/\S+/g)) if (CODE.test(word[0])) mark(aside, word);
  for (const line of text.matchAll(/[^\n\r]+/g)) if (!NO_BARE.test(line[0])) mark(bare, line);
  return { aside, bare };
}
