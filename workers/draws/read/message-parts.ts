import { HOUR, lexerOf, MONTH, namedDay, PERCENT, PHONE, PRICE } from '../../shared/games/lexer.ts';

/** Yields the parts of a tidy message in plain letters. */
export const messageLexer = lexerOf([
  // The hour at which a chat has a message from.
  ['stamp', '(^[ \\t]{0,4}\\[?\\d{1,2}/\\d{1,2}/\\d{2,4},?[ \\t](?:as )?\\d{1,2}:\\d\\d)'],
  // The place of a game in a list, its letter on a receipt.
  ['bet', '(^[ \\t]{0,4}(?:\\d{1,3}\\)|[a-df-z][).:-]?[ \\t]{1,3}(?=\\d)))'],
  ['amount', PRICE],
  [
    'amount',
    '(\\d[\\d.,]{0,12} ?(?:acert|apost|bilhete|cota|dezena|ganhador|hora|impar|jogo|mil|numero|pares|ponto|premi|reais|vencedor)[a-z]*)',
  ],
  ['draw', '((?:[12]o?|primeiro|segundo) {1,2}sorteio|sorteio {1,2}[12](?!\\d))'],
  [
    'contest',
    'conc(?:urso)?(?: ?n(?:umero|o)?)?[^a-z\\d\\n]{0,5}(\\d{1,3}\\.\\d{3}(?!\\d)|\\d{3,5}(?=/\\d{2,4}(?![\\d/]))|\\d{1,5}(?![\\d/]))',
  ],
  ['team', '(time(?: do)?(?: coracao[^a-z\\d\\n]{1,12}|[^a-z\\d\\n:]{0,8}: {0,3})(?=[a-z]))'],
  ['month', `mes(?: d[ae] sorte)?[^a-z\\d\\n]{1,12}(${MONTH}|\\d{1,2}(?![a-z\\d]))`],
  ['day', namedDay('')],
  ['amount', HOUR],
  ['amount', PHONE],
  ['amount', PERCENT],
  ['digits', '(\\d+(?:[./-]\\d+)*)'],
  ['word', '([a-z]+)'],
  ['line', '(\\n)'],
]);

/** A message without what only changes its looks: signs in circles, emphasis, marks above letters that stand alone. */
export function tidyMessage(message: string): string {
  const bare = message.replace(/[\p{M}\p{Cf}]+/gu, '').normalize('NFKC');
  return bare.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[*_~`\u00a0]/g, ' ');
}
