import { EXTRA_FIELDS, type GameField, type Slip } from './fields.ts';
import { HOUR, lexerOf, MONTH, namedDay, PERCENT, PHONE, PRICE, plainText, type TextForm } from './lexer.ts';

/** A part of a list whose form shows that it is no number of a game: a price, a date, a phone number. */
export interface ListPart {
  /** Its kind; for a value of a field the id of the field. */
  readonly role: string;
  readonly text: string;
  readonly at: number;
}

/** Stands for a character of a part: it parts what is beside it. */
export const MASK = '¦';

/** A word that counts games: the number behind it is the place of one. */
export const COUNTING = '(?:jogo|aposta|bilhete|linha|cartela|cartao|volante|palpite|game|bet|ticket)';

const CONTEST = '(?:\\d{1,3}\\.\\d{3}|\\d{3,5})(?![.,/-]?\\d)';
const TO_CONTEST = '[^\\p{L}\\d]{0,4}(?:(?:n[ºo°.]{0,3}|numero|inicial|final)[^\\p{L}\\d]{0,4})?';

const FORMS: readonly TextForm<string>[] = [
  ['price', PRICE],
  // «26/11/2026», «26-11-2026», «2026-11-26», «sorteio: 26/11/2026»
  [
    'date',
    `((?:sorteio[^\\d\\n]{0,20})?(?:\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}\\.\\d{1,2}\\.\\d{4}|\\d{1,2}-\\d{1,2}-\\d{4}|\\d{4}-\\d{1,2}-\\d{1,2})(?![/.-]?[\\doli]))`,
  ],
  ['date', namedDay('?')],
  // «concurso 2955», «conc. nº 2.955», «concursos 2943, 2944 a 2946», «teimosinha: 2943 até 2945»
  [
    'contest',
    `((?:conc(?:urso)?s?${TO_CONTEST}(?:\\d{1,3}\\.\\d{3}|\\d{1,5})(?![.,]?\\d)|(?:sorteio|teimosinha)s?${TO_CONTEST}${CONTEST})` +
      `(?: ?(?:a|ate|e|,|-|/) ?${CONTEST}){0,24})`,
  ],
  ['phone', PHONE],
  ['percent', PERCENT],
  ['hour', HOUR],
  // Letters and digits in one word, but for a place («jogo1», «2ª») and what a camera takes for digits: «A1B2».
  ['place', `(${COUNTING}s?\\d{1,5}(?![\\p{L}\\d]))`],
  ['', '(\\d{1,5}[ºª°])'],
  ['code', '((?=\\d{1,20}\\p{L}|\\p{L}{1,20}\\d)(?![oli\\d]{0,40}(?![\\p{L}\\d]))[\\p{L}\\d]{1,60})'],
];

/** The last form, skipped: numbers with signs between them, also as a camera reads them, and words. */
const OTHERS: TextForm<string> = ['', '([\\doli]+(?:[./:-][\\doli]+(?![\\p{L}\\d]))+|\\p{L}+|\\d+)'];

/** Returns a function that lists the parts of a text. For the slip's own fields the name of a value is enough. */
export function listLexer({ others }: Pick<Slip, 'others'>): (text: string) => readonly ListPart[] {
  const isOwn = ({ id }: GameField) => others.some((field) => field.id === id);
  const foreign = Object.values(EXTRA_FIELDS).filter((field) => !isOwn(field));
  const ofFields = [
    ...others.flatMap((field) => formsOf(field, true)),
    ...foreign.flatMap((field) => formsOf(field, false)),
  ];
  const find = lexerOf([...FORMS, ...ofFields, OTHERS]);
  return (text) => {
    const parts = [...find(plainText(text))];
    return parts.map(({ kind, from, to }) => ({ role: kind, text: text.slice(from, to), at: from }));
  };
}

/** What a list says of a field by its word, and of an own one with names by a name: «mes 08», «mes da sorte: ago», «agosto». */
function formsOf({ id, word, names = [], sizes }: GameField, isOwn: boolean): readonly TextForm<string>[] {
  if (word === undefined) return [];
  const most = Number(sizes[sizes.length - 1]);
  const digits = `\\d{1,2}(?!\\d)(?:[ ,e-]{1,3}\\d{1,2}(?!\\d)){0,${most - 1}}`;
  const isNamed = isOwn && names.length > 0;
  const value = isNamed ? `(?:${digits}|${MONTH})` : digits;
  return [
    [id, `(${word}[^\\p{L}\\d]{0,3}${value}(?!\\p{L}))`],
    // «08 - Agosto»
    ...(names.length > 0 ? [[id, `((?:0?[1-9]|1[0-2]) ?[-–] ?${MONTH})`] as const] : []),
    // «ago/2026»; «dez» alone is a number that was dictated.
    ...(isNamed ? [[id, `((?!dez(?![e/]))${MONTH}(?:/\\d{4}(?!\\d))?)`] as const] : []),
  ];
}
