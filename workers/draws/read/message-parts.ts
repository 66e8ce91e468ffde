import { plainText } from '../../shared/games/plain-text.ts';

/** What a part of a message is, as far as results go. */
export type PartKind =
  | 'stamp'
  | 'bet'
  | 'amount'
  | 'draw'
  | 'contest'
  | 'team'
  | 'month'
  | 'day'
  | 'digits'
  | 'word'
  | 'line';

/** The first kind that fits wins. The group of its pattern has the text that counts. */
const KINDS: readonly (readonly [PartKind, RegExp])[] = [
  // The hour at which a chat has a message from.
  ['stamp', /(^[ \t]{0,4}\[?\d{1,2}\/\d{1,2}\/\d{2,4},?[ \t](?:as )?\d{1,2}:\d\d)/],
  // The place of a game in a list, its letter on a receipt.
  ['bet', /(^[ \t]{0,4}(?:\d{1,3}\)|[a-df-z][).:-]?[ \t]{1,3}(?=\d)))/],
  [
    'amount',
    /(r\$ ?\d[\d.,]{0,20}|\d[\d.,]{0,12} ?(?:acert|apost|bilhete|cota|dezena|ganhador|hora|impar|jogo|mil|numero|pares|ponto|premi|reais|vencedor)[a-z]*|\d{1,2}(?:h\d{0,2}|:\d\d)(?![a-z\d]))/,
  ],
  ['draw', /((?:[12]o?|primeiro|segundo) {1,2}sorteio|sorteio {1,2}[12](?!\d))/],
  [
    'contest',
    /conc(?:urso)?(?: ?n(?:umero|o)?)?[^a-z\d\n]{0,5}(\d{1,3}\.\d{3}(?!\d)|\d{3,5}(?=\/\d{2,4}(?![\d/]))|\d{1,5}(?![\d/]))/,
  ],
  ['team', /(time(?: do)?(?: coracao[^a-z\d\n]{1,12}|[^a-z\d\n:]{0,8}: {0,3})(?=[a-z]))/],
  ['month', /mes(?: d[ae] sorte)?[^a-z\d\n]{1,12}([a-z]{3,9}|\d{1,2})(?![a-z\d])/],
  ['day', /(\d{1,2}o? de [a-z]{3,9}(?: de|,)? \d{4}|\d{1,2}[/.-][a-z]{3,9}[/.-]\d{4})(?!\d)/],
  ['digits', /(\d+(?:[./-]\d+)*)/],
  ['word', /([a-z]+)/],
  ['line', /(\n)/],
];

const PARTS = new RegExp(KINDS.map(([, { source }]) => source).join('|'), 'gm');

/** A part of a message, and where it stands in it. */
export interface MessagePart {
  readonly kind: PartKind;
  /** In lower case, without accents. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A message without what only changes its looks: signs in circles, emphasis, marks above letters that stand alone. */
export function tidyMessage(message: string): string {
  const bare = message.replace(/[\p{M}\p{Cf}]+/gu, '').normalize('NFKC');
  return bare.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[*_~`\u00a0]/g, ' ');
}

/** The parts of a tidy message, in its order. */
export function* partsOf(message: string): Generator<MessagePart, void, void> {
  for (const found of plainText(message).matchAll(PARTS)) {
    const place = found.findIndex((group, i) => i > 0 && group !== undefined);
    const [kind] = KINDS[place - 1] ?? ['word'];
    yield { kind, text: found[place] ?? '', from: found.index, to: found.index + found[0].length };
  }
}
