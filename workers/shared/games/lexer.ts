import { MONTHS } from '../lottery/months.ts';
import { EXTRA_FIELDS, type GameField, type Slip } from './fields.ts';
import { plainText } from './plain-text.ts';

/** A part of a text that is no number of a game, by its form alone. The id of a field stands for its values. */
type PartKind = 'price' | 'date' | 'contest' | 'place' | 'phone' | 'percent' | 'hour' | 'code';

/** A part of a text: as written, and where. */
export interface TextPart {
  readonly role: string;
  readonly text: string;
  readonly at: number;
}

/** Stands for a character of a part: it parts what is beside it. */
export const MASK = '¦';

/** A month's name, or its first three letters, in a plain text. */
const MONTH = `(?:${MONTHS.map((name) => plainText(name).replace(/^.../, '$&(?:')).join(')?|')})?)(?![a-z])`;

/** A word that counts games: the number behind it is the place of one. */
export const COUNTING = '(?:jogo|aposta|bilhete|linha|cartela|cartao|volante|palpite|game|bet|ticket)';

const CONTEST = '(?:\\d{1,3}\\.\\d{3}|\\d{3,5})(?![.,/-]?\\d)';
const TO_CONTEST = '[^\\p{L}\\d]{0,4}(?:(?:n[ºo°.]{0,3}|numero|inicial|final)[^\\p{L}\\d]{0,4})?';

/** The first that fits at a place counts. What is no kind is passed over as a whole. */
const FORMS: readonly (readonly [kind: PartKind | '', form: string])[] = [
  // «R$ 4,50»
  ['price', 'r\\$ ?\\d[\\d.,]{0,15}'],
  // «26/11/2026», «26-11-2026», «2026-11-26», «sorteio: 26/11/2026», «26 de novembro de 2026», «26-nov-2026»
  [
    'date',
    `(?:sorteio[^\\d\\n]{0,20})?(?:\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}\\.\\d{1,2}\\.\\d{4}|\\d{1,2}-\\d{1,2}-\\d{4}|\\d{4}-\\d{1,2}-\\d{1,2})(?![/.-]?[\\doli])`,
  ],
  ['date', `\\d{1,2}[ºo°]? de ${MONTH}(?: de \\d{4}(?!\\d))?`],
  ['date', `\\d{1,2}[/.-]${MONTH}[/.-]\\d{4}(?!\\d)`],
  // «concurso 2955», «conc. nº 2.955», «concursos 2943, 2944 a 2946», «teimosinha: 2943 até 2945»
  [
    'contest',
    `(?:conc(?:urso)?s?${TO_CONTEST}(?:\\d{1,3}\\.\\d{3}|\\d{1,5})(?![.,]?\\d)|(?:sorteio|teimosinha)s?${TO_CONTEST}${CONTEST})` +
      `(?: ?(?:a|ate|e|,|-|/) ?${CONTEST}){0,24}`,
  ],
  // «Pix: 11 3245-7061», «+55 11 91234-5678»
  [
    'phone',
    '(?:pix|tel|telefone|fone|cel|celular|whats|whatsapp|zap|cpf|cnpj)(?!\\p{L})(?:\\(\\d\\d\\)|[^\\p{L}\\n;()]){4,40}(?=$|[\\p{L}\\n;)])',
  ],
  ['phone', '\\+\\d{1,3} \\(?\\d\\d\\)? \\d{4,5}-\\d{4}'],
  // «12 %»
  ['percent', '\\d{1,3}(?:[,.]\\d{1,2})? ?%'],
  // «20:15», «21 h», «20h15»
  ['hour', '(?:[01]?\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?(?![:\\d])| ?h(?:oras?|[0-5]\\d)?(?![\\p{L}\\d]))'],
  // Letters and digits in one word, but for a place («jogo1», «2ª») and what a camera takes for digits: «A1B2».
  ['place', `${COUNTING}s?\\d{1,5}(?![\\p{L}\\d])`],
  ['', '\\d{1,5}[ºª°]'],
  ['code', '(?=\\d{1,20}\\p{L}|\\p{L}{1,20}\\d)(?![oli\\d]{0,40}(?![\\p{L}\\d]))[\\p{L}\\d]{1,60}'],
];

/** What is passed over where nothing else fits: numbers with the signs between them, as a camera reads them, and words. */
const OTHERS = '[\\doli]+(?:[./:-][\\doli]+(?![\\p{L}\\d]))+|\\p{L}+|\\d+';

/** Finds the parts of a text that are no numbers of a game by their form, in its order. */
export type Lexer = (text: string) => readonly TextPart[];

/** The parts of a text by their forms, and by the words of fields: of own ones a value's name is enough. */
export function lexerOf({ others }: Pick<Slip, 'others'>): Lexer {
  const isOwn = ({ id }: GameField) => others.some((field) => field.id === id);
  const foreign = Object.values(EXTRA_FIELDS).filter((field) => !isOwn(field));
  const forms = [
    ...FORMS,
    ...others.flatMap((field) => formsOf(field, true)),
    ...foreign.flatMap((field) => formsOf(field, false)),
  ];
  const pattern = new RegExp(`${forms.map(([, form]) => `(${form})`).join('|')}|(${OTHERS})`, 'gu');
  return (text) => {
    const parts: TextPart[] = [];
    for (const found of plainText(text).matchAll(pattern)) {
      if (found[forms.length + 1] !== undefined) continue;
      const [role = ''] = forms[found.findIndex((group, i) => i > 0 && group !== undefined) - 1] ?? [];
      const { 0: whole, index: at } = found;
      if (role !== '') parts.push({ role, text: text.slice(at, at + whole.length), at });
    }
    return parts;
  };
}

/** What a list says of a field by its word, and of an own one with names by a name: «mes 08», «mes da sorte: ago», «agosto». */
function formsOf({ id, word, names = [], sizes }: GameField, isOwn: boolean): readonly (readonly [string, string])[] {
  if (word === undefined) return [];
  const most = Number(sizes[sizes.length - 1]);
  const digits = `\\d{1,2}(?!\\d)(?:[ ,e-]{1,3}\\d{1,2}(?!\\d)){0,${most - 1}}`;
  const isNamed = isOwn && names.length > 0;
  const value = isNamed ? `(?:${digits}|${MONTH})` : digits;
  return [
    [id, `${word}[^\\p{L}\\d]{0,3}${value}(?!\\p{L})`],
    // «08 - Agosto»
    ...(names.length > 0 ? [[id, `(?:0?[1-9]|1[0-2]) ?[-–] ?${MONTH}`] as const] : []),
    // «ago/2026»; «dez» alone is a number that was dictated.
    ...(isNamed ? [[id, `(?!dez(?![e/]))${MONTH}(?:/\\d{4}(?!\\d))?`] as const] : []),
  ];
}
