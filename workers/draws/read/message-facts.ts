import type { OtherGame } from '../../shared/draws/results-report.ts';
import { HOUR, lexerOf, MONTH, namedDay, PERCENT, PHONE, PRICE, plainText } from '../../shared/games/lexer.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import { GAMES_BY_WORD } from './lottery-names.ts';
import { isMonth } from './read-cell.ts';
import { isDay, meantDays } from './read-day.ts';

/** Numbers that stand side by side. */
export interface NumberRun {
  /** The line it begins in, counted from 1. */
  readonly line: number;
  readonly numbers: string[];
  /** Which draw of a contest it is said to be. */
  readonly draw: number | undefined;
  /** The words before it say that it is a bet, or numbers that come often: no draw. */
  readonly isBet: boolean;
}

/** One thing that a message says. `resultsIn` finds the contest that it belongs to. */
export type MessageFact =
  | { readonly kind: 'word' | 'next' | 'year' | 'amount' }
  /** `isAfterName`: the last word before it was a name too. */
  | { readonly kind: 'game'; readonly game: LotteryKey | OtherGame; readonly isAfterName: boolean }
  | { readonly kind: 'contest' | 'day' | 'team' | 'month'; readonly text: string }
  /** A number that begins a run, or goes on with it. */
  | { readonly kind: 'number'; readonly run: NumberRun }
  /** A line ends, and before what. */
  | { readonly kind: 'line'; readonly next: string };

/** Most numbers of a run that are looked at: more than any lottery draws. */
const MAX_RUN = 50;

/** Beside the name of a lottery, a contest or a year. */
const YEAR = /^(?:199|20\d)\d$/;

/** After one of these words a message speaks of the next contest. */
const NEXT = /^(?:proxim[oa]s?|estimativa|estimado|previsto|previsao)$/;

/** The last of these words before some numbers says what they are. */
const BET =
  /^(?:jog(?:o|os|uei|amos)|apost(?:a|as|ei|amos)|bolao|boloes|palpites?|bilhetes?|combinac(?:ao|oes)|marc(?:ou|uei|amos|ad[oa]s?)|[mt]eus?|minhas?|noss[oa]s?|sequencias?|volantes?|surpresinhas?|teimosinhas?|comprovante|fechamentos?|desdobramentos?|cotas?|atrasad[oa]s?|frequentes?|dicas?|simulad[oa]s?)$/;
const RESULT =
  /^(?:resultados?|sortead[oa]s?|acert(?:ou|aram|os)|ganhador(?:a|as|es)?|vencedor(?:a|as|es)?|premiad[oa]s?|saiu|sairam)$/;

/** Words that may stand between the name of a lottery and its contest. */
const BETWEEN = /^(?:n|no|numero|c|conc|concurso|sorteio|extracao)$/;

/** Yields the parts of a tidy message in plain letters. */
const messageLexer = lexerOf([
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

/** Yields the facts of a tidy message, in its order. */
export function* factsIn(message: string): Generator<MessageFact, void, void> {
  let line = 1;
  let isBet = false;
  let draw: number | undefined;
  /** The run that the next number goes on with. */
  let run: NumberRun | undefined;
  /** The next long number is a contest. */
  let isAfterName = false;
  /** Words that may be the name of a lottery together with the next one. */
  let words: readonly string[] = [];
  /** The place at which the name of a team begins; 0 while there is none. */
  let teamFrom = 0;

  function* endTeam(at: number): Generator<MessageFact> {
    if (teamFrom === 0) return;
    const [text = ''] = message.slice(teamFrom, at).split(/[.;|!,•·]/);
    teamFrom = 0;
    yield { kind: 'team', text };
  }

  function* readWord(word: string, from: number): Generator<MessageFact> {
    yield { kind: 'word' };
    if (run && word.length > 3 && isMonth(word)) yield { kind: 'month', text: word };
    // «33, 41 e 60»
    if (word !== 'e') run = undefined;
    const [before = '', last = ''] = words;
    words = [last, word];
    const game = GAMES_BY_WORD.get(before + last + word) ?? GAMES_BY_WORD.get(last + word) ?? GAMES_BY_WORD.get(word);
    if (game) yield* endTeam(from);
    if (game) yield { kind: 'game', game, isAfterName };
    isAfterName = game !== undefined || (isAfterName && BETWEEN.test(word));
    if (NEXT.test(word)) yield { kind: 'next' };
    if (BET.test(word) || before + last + word === 'numerosdasorte') isBet = true;
    // «Os números mais sorteados» are in no draw.
    else if (RESULT.test(word)) isBet = last === 'mais' || last === 'menos';
  }

  function* readDigits(text: string): Generator<MessageFact> {
    const parts = text.split(/[./-]/);
    const [, contest = ''] = /^(\d{3,5}|\d{1,3}\.\d{3})(?:\/\d{2,4})?$/.exec(text) ?? [];
    if (isAfterName && YEAR.test(contest)) yield { kind: 'year' };
    else if (isAfterName && contest !== '') yield { kind: 'contest', text: contest };
    const isDate = isDay(text) && (text.includes('/') || /\d{4}/.test(text));
    if (isDate) yield { kind: 'day', text };
    if (isDate || !parts.every(({ length }) => length <= 2) || /^\d+\/\d+$/.test(text)) run = undefined;
    else
      for (const number of parts) {
        if (!run) [run, draw] = [{ line, numbers: [], draw, isBet }, undefined];
        if (run.numbers.length < MAX_RUN) run.numbers.push(number);
        yield { kind: 'number', run };
      }
  }

  function* readLine(to: number): Generator<MessageFact> {
    const end = message.indexOf('\n', to);
    const next = message.slice(to, end < 0 ? undefined : end);
    // Numbers go on in a line that has nothing else.
    if (!/\d/.test(next) || /\p{L}/u.test(next)) run = undefined;
    line++;
    yield { kind: 'line', next };
  }

  for (const part of messageLexer(plainText(`${message}\n`))) {
    const { kind, text, from, to } = part;
    if (kind === 'word') {
      yield* readWord(text, from);
      continue;
    }
    yield* endTeam(from);
    words = [];
    if (kind === 'digits') yield* readDigits(text);
    else if (kind === 'line') yield* readLine(to);
    else run = undefined;
    if (kind === 'bet') isBet = true;
    if (kind === 'draw') draw = /^2|^segundo|2$/.test(text) ? 2 : 1;
    if (kind === 'team') teamFrom = to;
    if (kind === 'amount') yield { kind };
    if (kind === 'contest') yield { kind, text };
    if (kind === 'month' && isMonth(text)) yield { kind, text };
    // «22 de novembro de 2026»
    const written = (text.match(/[a-z]{3,}|\d+/g) ?? []).join('-');
    if (kind === 'day') yield { kind, text: meantDays(written)['day-first'] ?? '' };
    if (kind !== 'line') isAfterName = false;
  }
}
