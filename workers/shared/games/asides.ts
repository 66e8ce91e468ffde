/** What stands beside the numbers of a game in a list. */
export type AsideKind =
  | 'place'
  | 'contest'
  | 'price'
  | 'date'
  | 'hour'
  | 'month'
  | 'team'
  | 'hits'
  | 'code'
  | 'name'
  | 'other';

/** A part of a row that is no number of its game, as written. */
export interface Aside {
  readonly kind: AsideKind;
  readonly text: string;
}

/** Stands for a character of an aside: it parts what is beside it. */
export const MASK = '¦';

const LABEL = '(?:jogo|aposta|bilhete|linha|cartela|cart[aã]o|volante|palpite|game|bet|ticket)s?';

/**
 * What is surely no number of a game, by its form: the first group is what stands before it. In this order: what is taken
 * is gone for those that follow.
 */
const ASIDES: readonly (readonly [AsideKind, RegExp])[] = [
  // «R$ 4,50»
  ['price', /()(R\$ ?\d[\d.,]{0,15})/gi],
  // «concurso 2955», «conc. nº 2.955», «concursos 2943 a 2946»
  [
    'contest',
    /(^|[^\p{L}])((?:concurso|conc|sorteio)s?[^\p{L}\d]{0,4}(?:n[ºo°.]{0,2} ?)?\d[\d.]{0,6}(?: ?(?:a|até|e|-|\/) ?\d[\d.]{2,6})?)/giu,
  ],
  // «#1», «5)», «2ª aposta»
  [
    'place',
    new RegExp(`(^\\s{0,4}|[\\n;|] {0,4})(\\d{1,5} ?(?:\\)|[ºª°](?: ?${LABEL}(?!\\p{L}))?)|# ?\\d{1,5}(?!\\d))`, 'giu'),
  ],
  // «Jogo 1 -», «jogo1», «Aposta nº 2:»
  [
    'place',
    new RegExp(`(^|[^\\p{L}])(${LABEL}(?:#?\\d{1,5}(?!\\d)| ?(?:n[ºo°.]{0,2} ?)?#?\\d{1,5} ?[-:.)–—|](?!\\d)))`, 'giu'),
  ],
  // «26/11/2026», «26-11-2026», «2026-11-26»
  ['date', /(^|[^\d/.-])(\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}([.-])\d{1,2}\3\d{4}|\d{4}-\d{1,2}-\d{1,2})(?![/.-]?\d)/g],
  // «20:15», «21 h», «20h15»
  ['hour', /(^|[^\d:])((?:[01]?\d|2[0-3])(?::[0-5]\d(?::[0-5]\d)?(?![:\d])| ?h(?:oras?|[0-5]\d)?(?![\p{L}\d])))/giu],
  // «acertos: 4» at an end, «6 acertos», «11 pontos»
  ['hits', /(^|[^\p{L}])((?:acerto|ponto|hit|pt)s? ?:? ?\d{1,2})(?= {0,4}(?:$|[\n;|)]))/giu],
  ['hits', /(^|\D)(\d{1,2} ?(?:acerto|ponto|hit|pt)s?)(?!\p{L})/giu],
  // «mês 08», «mês da sorte: 8», «time 12»
  ['month', /(^|[^\p{L}])(m[eê]s(?: da sorte)?[^\p{L}\d]{0,3}\d{1,2}(?!\d))/giu],
  ['team', /(^|[^\p{L}])((?:time|equipe)(?: do cora[cç][aã]o)?[^\p{L}\d]{0,3}\d{1,2}(?!\d))/giu],
  // Letters and digits in one word, but for those that a camera takes for digits.
  [
    'code',
    /(^|[^\p{L}\d])((?:[OlI\d]{0,20}(?![OlI])\p{L}[\p{L}\d]{0,40}\d|[OlI\d]{0,20}\d(?![OlI])\p{L})[\p{L}\d]{0,40})/gu,
  ],
];

/** A word before a number that is the place of a game. */
export const PLACE_WORD = new RegExp(`${LABEL}(?: ?n[ºo°.]{0,2})?[ \\t#]{0,3}$`, 'iu');

/** Finds what is surely beside the numbers of a row; `rest` has so many other signs in its place. */
export function takeAsides(row: string): { readonly asides: readonly Aside[]; readonly rest: string } {
  const asides: Aside[] = [];
  let rest = row;
  for (const [kind, pattern] of ASIDES) {
    rest = rest.replace(pattern, (_, before: string, found: string) => {
      asides.push({ kind, text: found.trim() });
      return before + MASK.repeat(found.length);
    });
  }
  // What is before a colon is a name.
  const colon = rest.lastIndexOf(':');
  const name = rest.slice(0, colon + 1);
  if (!/\d/.test(name)) return { asides, rest };
  return {
    asides: [{ kind: 'name', text: name.replaceAll(MASK, ' ').trim() }, ...asides],
    rest: MASK.repeat(name.length) + rest.slice(name.length),
  };
}
