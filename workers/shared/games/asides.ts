import { MONTHS } from '../lottery/months.ts';
import { EXTRA_FIELDS, type GameField, type Slip } from './fields.ts';
import type { RowPart } from './reading.ts';

/** A part of a row, and its place in it. */
export interface PlacedPart extends RowPart {
  readonly at: number;
}

/** Stands for a character of an aside: it parts what is beside it. */
export const MASK = '¦';

const LABEL = '(?:jogo|aposta|bilhete|linha|cartela|cart[aã]o|volante|palpite|game|bet|ticket)s?';

/** What stands beside the numbers of a game in a list; what the whole list cuts is a place, or other. */
type AsideKind =
  | 'place'
  | 'contest'
  | 'price'
  | 'date'
  | 'hour'
  | 'month'
  | 'hits'
  | 'count'
  | 'code'
  | 'name'
  | 'other';

const CONTEST = '(?:\\d{1,3}\\.\\d{3}|\\d{3,5})(?![.,/-]?\\d)';
const TO_CONTEST = '[^\\p{L}\\d]{0,4}(?:(?:n[ºo°.]{0,3}|n[uú]mero|inicial|final)[^\\p{L}\\d]{0,4})?';

type Pattern<Role = string> = readonly [role: Role, pattern: RegExp];

/** A month's name, or its first three letters. */
const MONTH = `(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3).replace('ç', '[cç]')})?`).join('|')})(?!\\p{L})`;

/**
 * What is surely no number of a game, by its form: the first group is what stands before it. In this order: what is taken
 * is gone for those that follow.
 */
const ASIDES: readonly Pattern<AsideKind>[] = [
  // «R$ 4,50»
  ['price', /()(R\$ ?\d[\d.,]{0,15})/gi],
  // «26/11/2026», «26-11-2026», «2026-11-26», «sorteio: 26/11/2026»; «O3/26/17» is not all of it.
  [
    'date',
    /(^|[^\dOolI/.-])((?:sorteio[^\d\n]{0,20})?(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}([.-])\d{1,2}\3\d{4}|\d{4}-\d{1,2}-\d{1,2}))(?![/.-]?[\dOolI])/gi,
  ],
  // «26 de novembro de 2026», «26-nov-2026»
  ['date', new RegExp(`(^|[^\\d/.-])(\\d{1,2}[ºo°]? de ${MONTH}(?: de \\d{4}(?!\\d))?)`, 'giu')],
  ['date', new RegExp(`(^|[^\\d/.-])(\\d{1,2}[/.-]${MONTH}[/.-]\\d{4}(?!\\d))`, 'giu')],
  // «25/11» of a row without other slashes
  ['date', /^([^/]*[^\d/])(\d{1,2}\/\d{1,2})(?=[^\d/][^/]*$|$)/g],
  // «concurso 2955», «conc. nº 2.955», «concursos 2943, 2944 a 2946», «teimosinha: 2943 até 2945»
  [
    'contest',
    new RegExp(
      `(^|[^\\p{L}])((?:conc(?:urso)?s?${TO_CONTEST}(?:\\d{1,3}\\.\\d{3}|\\d{1,5})(?![.,]?\\d)|` +
        `(?:sorteio|teimosinha)s?${TO_CONTEST}${CONTEST})(?: ?(?:a|até|e|,|-|/) ?${CONTEST}){0,24})`,
      'giu',
    ),
  ],
  // «#1», «5)», «2ª aposta», «nº 1»
  [
    'place',
    new RegExp(`(^\\s{0,4}|[\\n;|] {0,4})(\\d{1,5} ?(?:\\)|[ºª°](?: ?${LABEL}(?!\\p{L}))?)|# ?\\d{1,5}(?!\\d))`, 'giu'),
  ],
  ['place', /(^\s{0,4})(n[º°]\.? ?\d{1,5}(?!\d))/giu],
  ['other', /(^|[^\p{L}])(n[º°]\.? ?\d{1,5}(?!\d))/giu],
  // «Jogo 1 -», «jogo1», «Aposta nº 2:»
  [
    'place',
    new RegExp(`(^|[^\\p{L}])(${LABEL}(?:#?\\d{1,5}(?!\\d)| ?(?:n[ºo°.]{0,2} ?)?#?\\d{1,5} ?[-:.)–—|](?!\\d)))`, 'giu'),
  ],
  // «08 - Agosto» of a row without other hyphens
  ['month', new RegExp(`^([^–-]*[^\\d–-])((?:0?[1-9]|1[0-2]) ?[-–] ?${MONTH})`, 'giu')],
  // «1/10»
  ['place', /^( {0,4})(\d{1,4}\/\d{1,4})(?=[^\d/][^/]*$)/g],
  // «(6 números)», «12 %»
  ['other', /()(\((?=[^()]{0,60}\p{L}{3})(?:[^()\d]{0,20}\d{1,4}){1,3}[^()\d]{0,20}\))/gu],
  ['other', /(^|[^\d,.])(\d{1,3}(?:[,.]\d{1,2})? ?%)/g],
  // «Pix: 11 3245-7061»
  [
    'code',
    /(^|[^\p{L}])((?:pix|tel|telefone|fone|cel|celular|whats|whatsapp|zap|cpf|cnpj)(?!\p{L})(?:\(\d\d\)|[^\p{L}\n;()]){4,40}(?=$|[\p{L}\n;)]))/giu,
  ],
  // «20:15», «21 h», «20h15»
  [
    'hour',
    /(^|[^\dOolI:])((?:[01]?\d|2[0-3])(?::[0-5]\d(?::[0-5]\d)?(?![:\d])| ?h(?:oras?|[0-5]\d)?(?![\p{L}\d])))/giu,
  ],
  // «acertos: 4» at an end, «6 acertos», «11 pontos»
  ['hits', /(^|[^\p{L}])((?:acerto|ponto|hit|pt)s? ?:? ?\d{1,2})(?= {0,4}(?:$|[\n;|)]))/giu],
  ['hits', /(^|\D)(\d{1,2} ?(?:acerto|ponto|hit|pt)s?)(?!\p{L})/giu],
  // «TEIMOSINHA 2» at an end
  ['count', /(^|[^\p{L}])(teimosinhas? ?:? ?\d{1,2})(?= {0,4}(?:$|[\n;|)]))/giu],
  // «6 dezenas», «(2 cotas»; behind a number the whole list says whether it is one.
  [
    'count',
    /(^\s{0,4}|[([] ?)(\d{1,3} ?(?:(?:n[uú]mero|dezena|cota|teimosinha)s?|reais|vezes|concursos|sorteios)(?!\p{L}| ?\d))/giu,
  ],
];

/** A word before a number that is the place of a game. */
export const PLACE_WORD = new RegExp(`${LABEL}(?: ?n[ºo°.]{0,2})?[ \\t#]{0,3}$`, 'iu');

/** Before the place of a game that is not the first of its line: «2)», «Jogo 2:». */
export const NEXT_PLACE = new RegExp(`[ ,](?=(?:\\d{1,4}\\)|${LABEL} ?(?:n[ºo°.]{0,2} ?)?#?\\d{1,4} ?[-:.)]) )`, 'giu');

/** What a list says of a field by its word, and of one with names by a name: «mês 08», «mês da sorte: ago», «agosto». */
function patternsOf({ id, word, names = [], sizes }: GameField): readonly Pattern[] {
  if (word === undefined) return [];
  const most = Number(sizes[sizes.length - 1]);
  const short = names.map((name) => name.slice(0, 3)).join('|');
  const digits = `\\d{1,2}(?!\\d)(?:[ ,e-]{1,3}\\d{1,2}(?!\\d)){0,${most - 1}}`;
  const named = names.length > 0 ? `|(?:${short})\\p{L}{0,9}` : '';
  return [
    [id, new RegExp(`(^|[^\\p{L}])(${word}[^\\p{L}\\d]{0,3}(?:${digits}${named})(?!\\p{L}))`, 'giu')],
    ...(names.length > 0 ? [[id, new RegExp(`(^|[^\\p{L}])((?:${names.join('|')})(?!\\p{L}))`, 'giu')] as const] : []),
  ];
}

/** Letters and digits in one word, but for those that a camera takes for digits. */
const CODE: Pattern<AsideKind> = [
  'code',
  /(^|[^\p{L}\d])((?:[OlI\d]{0,20}(?![OlI])\p{L}[\p{L}\d]{0,40}\d|[OlI\d]{0,20}\d(?![OlI])\p{L})[\p{L}\d]{0,40})/gu,
];

/**
 * A word, a sign and a single number: «| Pares: 4». The word does not follow a number directly, as in «8 pares: 2».
 * «mais» and «depois» separate the numbers of a game.
 */
const WORDED =
  /(^|[^\p{L}\d ] {0,4}|¦ )((?!mais|depois)\p{L}{3,20} ?[:=] ?\d{1,4}(?!\d))(?= {0,4}(?:$|[|;,)\]–-] {0,4}(?:$|\p{L}{3})|\p{L}{3,20} ?[:=] ?\d))/giu;

/** Digits and signs that stand in no aside, where there are no more than two digits together. */
const PLAIN = /^[\d\s,;+|-]*$/;

/** What takes from a row of a playslip what is surely no number of its game. */
export type TakeAsides = (row: string) => { readonly asides: readonly PlacedPart[]; readonly rest: string };

/** Finds what is surely beside the numbers of a row; `rest` has so many other signs in its place. */
export function asidesOn(slip: Slip): TakeAsides {
  const isOwn = ({ id }: GameField) => slip.others.some((field) => field.id === id);
  const foreign = Object.values(EXTRA_FIELDS).filter((field) => !isOwn(field));
  // The names of values are words like any other where there is no such field.
  const fields = [...slip.others, ...foreign.map((field) => ({ ...field, names: [] }))];
  const patterns = [...ASIDES, ...fields.flatMap(patternsOf), CODE];
  return (row) => {
    if (PLAIN.test(row) && !/\d{3}/.test(row)) return { asides: [], rest: row };
    const asides: PlacedPart[] = [];
    let rest = row;
    for (const [role, pattern] of patterns) {
      rest = rest.replace(pattern, (whole: string, before: string, found: string, ...others: unknown[]) => {
        const at = Number(others[others.length - 2]) + before.length;
        asides.push(...partsOf(slip, role, found, at));
        return before + MASK.repeat(whole.length - before.length);
      });
    }
    const bare = rest.replace(WORDED, (whole: string) => MASK.repeat(whole.length));
    const left = bare.match(/\d+/g)?.length ?? 0;
    // The place of the game may add one or two numbers: «3 de 10:».
    if (bare !== rest && [left, left - 1, left - 2].some((count) => slip.numbers.sizes.includes(count))) {
      for (const { 1: before = '', 2: text = '', index } of rest.matchAll(WORDED))
        asides.push(...partsOf(slip, 'other', text, index + before.length));
      rest = bare;
    }
    const name = nameIn(rest);
    if (!/\d/.test(name)) return { asides, rest };
    const part = { role: 'name' satisfies AsideKind, text: name.replaceAll(MASK, ' ').trim(), at: 0 };
    return { asides: [part, ...asides], rest: MASK.repeat(name.length) + rest.slice(name.length) };
  };
}

/** A colon between two numbers. */
const COLON = /[\dOolI]([^\p{L}\d:]{0,3}:[^\p{L}\d:]{0,3})(?=[\dOolI])/gu;

/** What is before a colon is a name, where no fewer numbers follow. */
function nameIn(rest: string): string {
  // «04:12:23»: what stands between numbers more than once is their sign.
  const seen = new Set<string>();
  const [sign] = [...rest.matchAll(COLON)].flatMap(({ 1: gap = '' }) => (seen.has(gap) || !seen.add(gap) ? [gap] : []));
  const pieces = rest.replace(COLON, (found, gap) => (gap === sign ? found.replace(':', ';') : found)).split(':');
  const words = pieces.slice(0, -1).map((piece) => /\p{L}|\d{4}[-. ]?\d{4}/u.test(piece));
  const name = rest.slice(0, pieces.slice(0, words.lastIndexOf(true) + 1).join(':').length);
  const numbersIn = (text: string) => text.match(/\d+/g)?.length ?? 0;
  return numbersIn(rest.slice(name.length)) >= numbersIn(name) ? `${name}:` : '';
}

/** What was found as one part, or of a field of more values as one for each. */
function partsOf({ others }: Slip, role: string, found: string, at: number): readonly PlacedPart[] {
  const field = others.find(({ id }) => id === role);
  const texts =
    field && !/\p{L}$/u.test(found) ? (found.match(/[^\d]*(?:\d+|$)/g) ?? []).filter((text) => text !== '') : [found];
  const values = texts.map((text) => valueIn(text, field));
  const isOfField = field && values.every((value) => value !== undefined && value >= 1 && value <= field.to);
  return texts.map((text, i) => {
    const value = values[i];
    const own = isOfField || role !== field?.id ? role : 'other';
    return { role: own, text: text.trim(), at: at + i, ...(value !== undefined && { value }) };
  });
}

/** The number in a text, where there is one, or the name of a value. */
function valueIn(text: string, { names = [] }: Pick<GameField, 'names'> = {}): number | undefined {
  const runs = text.match(/\d+/g) ?? [];
  if (runs.length > 0) return runs.length === 1 ? Number(runs[0]) : undefined;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const place = names.findIndex((name) => words[words.length - 1]?.startsWith(name.slice(0, 3)));
  return place < 0 ? undefined : place + 1;
}
