import type { OtherGame } from '../../shared/draws/results-report.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import { gameOfWord } from './lottery-names.ts';
import { type MessagePart, type PartKind, partsOf } from './message-parts.ts';
import { isMonth, readMonth } from './read-cell.ts';
import { isDay } from './read-day.ts';

/** Numbers that stand side by side. */
export interface NumberRun {
  /** The line it begins in, counted from 1. */
  readonly line: number;
  readonly numbers: string[];
  /** Which draw of a contest it is said to be. */
  readonly draw: number | undefined;
  /** It is said to be a bet, or such numbers as come often: no draw. */
  readonly isBet: boolean;
}

/** What a message says of a contest. */
export interface MessageResult {
  /** Undefined where it does not say. */
  game: LotteryKey | OtherGame | undefined;
  /** Empty where it does not say, and so are the others. */
  contest: string;
  date: string;
  team: string;
  month: string;
  readonly runs: NumberRun[];
}

/** Most numbers of a run that are looked at: more than any lottery draws. */
const MAX_RUN = 50;

/** Beside the name of a lottery, a contest or a year. */
const YEAR = /^(?:199|20\d)\d$/;

/** What follows it is of another contest: the next one. */
const NEXT = /^(?:proxim[oa]s?|estimativa|estimado|previsto|previsao)$/;

/** The last of these words before some numbers says what they are. */
const BET =
  /^(?:jog(?:o|os|uei|amos)|apost(?:a|as|ei|amos)|bolao|boloes|palpites?|bilhetes?|volantes?|surpresinhas?|teimosinhas?|comprovante|fechamentos?|desdobramentos?|cotas?|atrasad[oa]s?|frequentes?|dicas?|simulad[oa]s?)$/;
const RESULT =
  /^(?:resultados?|sortead[oa]s?|acert(?:ou|aram|os)|ganhador(?:a|as|es)?|vencedor(?:a|as|es)?|premiad[oa]s?|saiu|sairam)$/;

/** Words that may stand between the name of a lottery and its contest. */
const BETWEEN = /^(?:n|no|numero|c|conc|concurso|sorteio|extracao)$/;

/** What a tidy message says beside each of its runs of numbers, in its order. */
export function resultsIn(message: string): readonly MessageResult[] {
  const done: MessageResult[] = [];
  let now = newResult();
  /** The name of the lottery is said of this contest, not of one before. */
  let isNamed = false;
  let line = 1;
  let contestLine = 0;
  /** A blank line since the last number. */
  let isApart = false;
  let isNext = false;
  let isBet = false;
  let draw: number | undefined;
  /** The run that the next number goes on with. */
  let run: NumberRun | undefined;
  /** The next long number is a contest. */
  let isAfterName = false;
  /** Words that may be the name of a lottery together with the next one. */
  let words: readonly string[] = [];
  /** Where the name of a team begins. */
  let teamFrom = 0;
  /** A day above all contests, and one that may be of the next. */
  let heading = '';
  let headingLine = 0;
  let nextDate = '';

  const begin = () => {
    done.push(now);
    now = newResult(now.game, nextDate);
    nextDate = '';
    isNamed = false;
  };

  const endTeam = (at: number) => {
    if (teamFrom > 0) now.team ||= message.slice(teamFrom, at).split(/[.;|!,•·]/)[0] ?? '';
    teamFrom = 0;
  };

  /** A day in the line of the first contest is of that one alone. */
  const takeHeading = () => {
    if (headingLine === line) now.date ||= heading;
  };

  const takeName = (game: LotteryKey | OtherGame) => {
    const { game: before, contest, runs } = now;
    const isSame = game === before && (runs.length === 0 || isAfterName);
    const isOther = before !== undefined && contest !== '' && contestLine !== line;
    const isFull = runs.length > 0 && (contest !== '' || before !== undefined);
    if (!isSame && (isNamed || isFull || isOther)) begin();
    now.game = game;
    isNamed = true;
    isNext = false;
    takeHeading();
  };

  const takeContest = (contest: string) => {
    if (isNext) return;
    if (now.runs.length > 0 && now.contest !== '') begin();
    now.contest = contest;
    contestLine = line;
    takeHeading();
  };

  const takeDate = (date: string) => {
    if (isNext) return;
    const { runs, game, contest } = now;
    if (runs.length === 0 && game === undefined && contest === '') {
      heading = date;
      headingLine = line;
    } else if (runs.length === 0 || (!isApart && now.date === '')) now.date = date;
    else nextDate = date;
  };

  const takeNumber = (number: string) => {
    if (!run) {
      run = { line, numbers: [], draw, isBet };
      draw = undefined;
      now.runs.push(run);
    }
    if (run.numbers.length < MAX_RUN) run.numbers.push(number);
    isApart = false;
  };

  const take: Readonly<Partial<Record<PartKind, (text: string, part: MessagePart) => void>>> = {
    word(word, { from }) {
      if (run && word.length > 3 && isMonth(word)) now.month ||= word;
      // «33, 41 e 60»
      if (word !== 'e') run = undefined;
      const [before = '', last = ''] = words;
      words = [last, word];
      const game = gameOfWord(before + last + word) ?? gameOfWord(last + word) ?? gameOfWord(word);
      if (game) {
        endTeam(from);
        takeName(game);
      }
      isAfterName = game !== undefined || (isAfterName && BETWEEN.test(word));
      isNext ||= NEXT.test(word);
      if (BET.test(word)) isBet = true;
      // «Os números mais sorteados» are in no draw.
      else if (RESULT.test(word)) isBet = last === 'mais' || last === 'menos';
    },
    digits(text) {
      const parts = text.split(/[./-]/);
      const isLong = /^(?:\d{3,5}|\d{1,3}\.\d{3})$/.test(text);
      if (isLong && isAfterName && !YEAR.test(text)) takeContest(text);
      if (isDay(text) && (text.includes('/') || /\d{4}/.test(text))) takeDate(text);
      else if (parts.every(({ length }) => length <= 2) && !/^\d+\/\d+$/.test(text)) {
        parts.forEach(takeNumber);
        return;
      }
      run = undefined;
    },
    line(_, { to }) {
      const end = message.indexOf('\n', to);
      const next = message.slice(to, end < 0 ? undefined : end);
      // Numbers go on in a line that has nothing else.
      if (!/\d/.test(next) || /\p{L}/u.test(next)) run = undefined;
      if (next.trim() === '') {
        isApart = true;
        isNext = false;
        nextDate = '';
      }
      line++;
    },
    contest: takeContest,
    day: (text) => takeDate(writtenDay(text)),
    draw(text) {
      draw = /^2|^segundo|2$/.test(text) ? 2 : 1;
    },
    team(_, { to }) {
      teamFrom = to;
    },
    month(text) {
      if (isMonth(text)) now.month ||= text;
    },
    bet() {
      isBet = true;
    },
    amount() {
      // «Quina: 84 apostas» is a tier of the lottery before.
      if (isNamed && now.contest + now.date === '' && now.runs.length === 0) now = done.pop() ?? now;
    },
  };

  for (const part of partsOf(`${message}\n`)) {
    const { kind, text, from } = part;
    if (kind !== 'word') {
      endTeam(from);
      words = [];
      if (kind !== 'digits' && kind !== 'line') run = undefined;
    }
    take[kind]?.(text, part);
    if (kind !== 'word' && kind !== 'line') isAfterName = false;
  }
  const all = [...done, now].filter(({ runs }) => runs.length > 0);
  const isDated = all.some(({ date }) => date !== '');
  return isDated ? all : all.map((one) => ({ ...one, date: heading }));
}

function newResult(game?: MessageResult['game'], date = ''): MessageResult {
  return { game, contest: '', date, team: '', month: '', runs: [] };
}

/** «22 de novembro de 2026» as `2026-11-22`; empty where it is no day. */
function writtenDay(text: string): string {
  const [day = '', month = '', year = ''] = text.match(/[a-z]{4,}|\d+/g) ?? [];
  const number = isMonth(month) ? readMonth(month) : undefined;
  return number === undefined ? '' : `${year}-${number}-${day}`;
}
