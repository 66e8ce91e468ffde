import { MONTHS } from '../lottery/months.ts';

/** Returns a text in lower case and without marks above letters: so many characters, each in its place. */
export function plainText(text: string, form: 'NFD' | 'NFKD' = 'NFD'): string {
  return text.replace(/[^\s!-~]/g, (sign) => sign.normalize(form).charAt(0)).toLowerCase();
}

/** A kind of part and its regular expression, with one capturing group for the part's text. Kind '' is skipped. */
export type TextForm<Kind extends string> = readonly [kind: Kind, form: string];

/** A part of a plain text: the captured text, and the range of the whole match. */
export interface TextPart<Kind extends string> {
  readonly kind: Kind;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Returns a function that yields the parts of a plain text, in order. At each place the first matching form wins. */
export function lexerOf<Kind extends string>(forms: readonly TextForm<Kind>[]) {
  const pattern = new RegExp(forms.map(([, form]) => form).join('|'), 'gmu');
  return function* (plain: string): Generator<TextPart<Kind>, void, void> {
    for (const found of plain.matchAll(pattern)) {
      const place = found.findIndex((group, i) => i > 0 && group !== undefined);
      const [kind] = forms[place - 1] as TextForm<Kind>;
      if (kind !== '') yield { kind, text: found[place] ?? '', from: found.index, to: found.index + found[0].length };
    }
  };
}

/** The name of a month, or its first three letters. */
export const MONTH = `(?:${MONTHS.map((name) => plainText(name).replace(/^.../, '$&(?:')).join(')?|')})?)(?![a-z])`;

/** «26 de novembro de 2026», «26-nov-2026»; with `year` none without one. */
export const namedDay = (year: '' | '?') =>
  `(\\d{1,2}[ºo°]? de ${MONTH}(?:(?: de|,)? \\d{4}(?!\\d))${year}|\\d{1,2}[/.-]${MONTH}[/.-]\\d{4}(?!\\d))`;

/** «R$ 4,50» */
export const PRICE = '(r\\$ ?\\d[\\d.,]{0,15})';

/** «20:15», «21 h», «20h15» */
export const HOUR = '((?:[01]?\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?(?![:\\d])| ?h(?:oras?|[0-5]\\d)?(?![\\p{L}\\d])))';

/** «12 %» */
export const PERCENT = '(\\d{1,3}(?:[,.]\\d{1,2})? ?%)';

/** «Pix: 11 3245-7061», «+55 11 91234-5678» */
export const PHONE =
  '((?:pix|tel|telefone|fone|cel|celular|whats|whatsapp|zap|cpf|cnpj)(?!\\p{L})(?:\\(\\d\\d\\)|[^\\p{L}\\n;()]){4,40}(?=$|[\\p{L}\\n;)])' +
  '|\\+\\d{1,3} \\(?\\d\\d\\)? \\d{4,5}-\\d{4})';
