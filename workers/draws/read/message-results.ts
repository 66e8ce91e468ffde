import type { OtherGame } from '../../shared/draws/results-report.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import { gameOfWord } from './lottery-names.ts';
import { type MessagePart, type PartKind, partsOf } from './message-parts.ts';
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
  /** The name of the lottery, or the contest, stands behind the numbers. */
  isNamedAfter?: true;
  isContestAfter?: true;
  /** A number that may be a year stands in the place of the contest. */
  hasYear?: true;
}

/** Fewer numbers than these side by side are hits, winners or days, and no draw that went wrong. */
export const MIN_NUMBERS = 4;

/** True for numbers that may be a draw. */
export function isDraw({ isBet, numbers }: NumberRun): boolean {
  return !isBet && numbers.length >= MIN_NUMBERS;
}

/** Most numbers of a run that are looked at: more than any lottery draws. */
const MAX_RUN = 50;

/** Beside the name of a lottery, a contest or a year. */
const YEAR = /^(?:199|20\d)\d$/;

/** What follows it is of another contest: the next one. */
const NEXT = /^(?:proxim[oa]s?|estimativa|estimado|previsto|previsao)$/;

/** The last of these words before some numbers says what they are. */
const BET =
  /^(?:jog(?:o|os|uei|amos)|apost(?:a|as|ei|amos)|bolao|boloes|palpites?|bilhetes?|combinac(?:ao|oes)|marc(?:ou|uei|amos|ad[oa]s?)|[mt]eus?|minhas?|noss[oa]s?|sequencias?|volantes?|surpresinhas?|teimosinhas?|comprovante|fechamentos?|desdobramentos?|cotas?|atrasad[oa]s?|frequentes?|dicas?|simulad[oa]s?)$/;
const RESULT =
  /^(?:resultados?|sortead[oa]s?|acert(?:ou|aram|os)|ganhador(?:a|as|es)?|vencedor(?:a|as|es)?|premiad[oa]s?|saiu|sairam)$/;

/** Words that may stand between the name of a lottery and its contest. */
const BETWEEN = /^(?:n|no|numero|c|conc|concurso|sorteio|extracao)$/;

/** What a tidy message says of contests, in its order; of some of them it may have no numbers. */
export function resultsIn(message: string): readonly MessageResult[] {
  const done: MessageResult[] = [];
  let now = newResult();
  /** The name of the lottery is said of this contest, not of one before. */
  let isNamed = false;
  let line = 1;
  /** What the line has so far: a contest, a contest or a name, numbers, words, something of the next contest. */
  const seen = new Set<'contest' | 'head' | 'numbers' | 'word' | 'next'>();
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
  /** A day of this line, of whichever contest, and those of lines of their own. */
  let day = '';
  const loose: LooseDay[] = [];

  const begin = () => {
    // It was above these numbers, or those that follow.
    if (!hasNumbers(now) && !hasContest(now) && now.date !== '')
      loose.push({ day: now.date, drawsBefore: done.filter(hasNumbers).length, isTitle: false });
    done.push(now);
    now = newResult(now.game);
    isNamed = false;
  };

  const endTeam = (at: number) => {
    if (teamFrom > 0) now.team ||= message.slice(teamFrom, at).split(/[.;|!,•·]/)[0] ?? '';
    teamFrom = 0;
  };

  const setLoose = (isTitle = false) => {
    if (day !== '') loose.push({ day, drawsBefore: [...done, now].filter(hasNumbers).length, isTitle });
    day = '';
  };

  /** A day in the line of a contest is of that one, but where it may be of the numbers before. */
  const takeHead = () => {
    seen.add('head');
    if (seen.has('numbers')) setLoose();
    now.date ||= day;
    day = '';
  };

  const takeName = (game: LotteryKey | OtherGame) => {
    const { game: before, contest } = now;
    const isSame = game === before && (isAfterName || !hasNumbers(now));
    const isOther = contest !== '' && !seen.has('contest');
    // Of these numbers, or of those that follow.
    if (seen.has('numbers') && !isNamed) now.isNamedAfter = true;
    if (seen.has('numbers')) setLoose();
    if (before !== undefined && !isSame && (isNamed || hasNumbers(now) || isOther)) begin();
    if (hasNumbers(now)) now.isNamedAfter = true;
    now.game = game;
    isNamed = true;
    isNext = false;
    takeHead();
  };

  const takeContest = (contest: string): void => {
    if (isNext) return void seen.add('next');
    if (seen.has('numbers')) setLoose();
    if (hasContest(now) && (hasNumbers(now) || now.contest !== contest)) begin();
    if (hasNumbers(now)) now.isContestAfter = true;
    now.contest = contest;
    seen.add('contest');
    takeHead();
  };

  const takeDate = (date: string): void => {
    if (isNext) return void seen.add('next');
    setLoose();
    if (!hasNumbers(now) && (isNamed || now.contest !== '')) now.date ||= date;
    else day = date;
  };

  const takeNumber = (number: string) => {
    if (!run) {
      run = { line, numbers: [], draw, isBet };
      draw = undefined;
      now.runs.push(run);
    }
    if (run.numbers.length < MAX_RUN) run.numbers.push(number);
    if (run.numbers.length >= MIN_NUMBERS) seen.add('numbers');
  };

  const take: Readonly<Partial<Record<PartKind, (text: string, part: MessagePart) => void>>> = {
    word(word, { from }) {
      seen.add('word');
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
      if (BET.test(word) || before + last + word === 'numerosdasorte') isBet = true;
      // «Os números mais sorteados» are in no draw.
      else if (RESULT.test(word)) isBet = last === 'mais' || last === 'menos';
    },
    digits(text) {
      const parts = text.split(/[./-]/);
      const [, contest = ''] = /^(\d{3,5}|\d{1,3}\.\d{3})(?:\/\d{2,4})?$/.exec(text) ?? [];
      if (isAfterName && YEAR.test(contest)) {
        if (hasContest(now)) begin();
        now.hasYear = true;
      } else if (isAfterName && contest !== '') takeContest(contest);
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
      if (next.trim() === '' || seen.has('next')) isNext = false;
      const before = done[done.length - 1];
      const isLast = seen.has('numbers') && isNamed && now.contest === '' && !hasNumbers(now);
      // The last word of a line with numbers is their name, or says it again.
      if (isLast && before && before.game !== now.game) before.isNamedAfter = true;
      else if (isLast && before) {
        before.date ||= now.date || day;
        now = before;
        done.pop();
      }
      if (seen.has('head') || seen.has('numbers')) now.date ||= day;
      else setLoose(seen.has('word') || next.trim() === '');
      day = '';
      seen.clear();
      line++;
    },
    contest: takeContest,
    day: (text) => takeDate(meantDays((text.match(/[a-z]{3,}|\d+/g) ?? []).join('-'))['day-first'] ?? ''),
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
  const all = [...done, now];
  giveDays(all.filter(hasNumbers), loose);
  return all;
}

function newResult(game?: MessageResult['game']): MessageResult {
  return { game, contest: '', date: '', team: '', month: '', runs: [] };
}

/** True also for a number that may be one. */
export function hasContest({ contest, hasYear }: MessageResult): boolean {
  return contest !== '' || hasYear === true;
}

/** True for numbers that may be a draw, or a bet. */
function hasNumbers({ runs }: MessageResult): boolean {
  return runs.some(({ numbers }) => numbers.length >= MIN_NUMBERS);
}

/** A day that stands beside no contest, and how many draws are before it. */
interface LooseDay {
  readonly day: string;
  readonly drawsBefore: number;
  /** It has words beside it, or nothing below it. */
  readonly isTitle: boolean;
}

/** Gives draws the days that stand above each of them, below each, or one above all; else nobody can know of which they are. */
function giveDays(draws: readonly MessageResult[], loose: readonly LooseDay[]): void {
  const [first] = loose;
  const isUndated = draws.every(({ date }) => date === '');
  const isOneEach =
    isUndated &&
    loose.length === draws.length &&
    loose.every((one, i) => one.drawsBefore - (first?.drawsBefore ?? 0) === i);
  const isOnce = new Set(draws.map(({ game }) => game)).size === draws.length;
  const isAboveAll = loose.length === 1 && first?.isTitle && first.drawsBefore === 0 && isUndated && isOnce;
  for (const [i, draw] of draws.entries()) {
    if (isOneEach) draw.date ||= loose[i]?.day ?? '';
    else if (isAboveAll) draw.date = first.day;
  }
}
