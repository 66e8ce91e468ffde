import type { OtherGame } from '../../shared/draws/results-report.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import { factsIn, type NumberRun } from './message-facts.ts';

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

/** What a tidy message says of contests, in its order; of some of them it may have no numbers. */
export function resultsIn(message: string): readonly MessageResult[] {
  const done: MessageResult[] = [];
  let now = newResult();
  /** The name of the lottery is said of this contest, not of one before. */
  let isNamed = false;
  /** The message speaks of the next contest now. */
  let isNext = false;
  /** What the line has so far: a contest, a contest or a name, numbers, words, something of the next contest. */
  const seen = new Set<'contest' | 'head' | 'numbers' | 'word' | 'next'>();
  /** A day of this line, of whichever contest, and those of lines of their own. */
  let day = '';
  const loose: LooseDay[] = [];

  const addLoose = (text: string, isTitle = false) => {
    if (text !== '') loose.push({ day: text, drawsBefore: [...done, now].filter(hasNumbers).length, isTitle });
  };

  const begin = () => {
    // It was above these numbers, or those that follow.
    if (!hasNumbers(now) && !hasContest(now)) addLoose(now.date);
    done.push(now);
    now = newResult(now.game);
    isNamed = false;
  };

  /** A day in the line of a contest belongs to it, unless it may belong to the numbers before. */
  const takeHead = () => {
    seen.add('head');
    if (seen.has('numbers')) addLoose(day);
    else now.date ||= day;
    day = '';
  };

  const takeGame = (game: LotteryKey | OtherGame, isAfterName: boolean) => {
    const { game: before, contest } = now;
    const isSame = game === before && (isAfterName || !hasNumbers(now));
    const isOther = contest !== '' && !seen.has('contest');
    // Of these numbers, or of those that follow.
    if (seen.has('numbers') && !isNamed) now.isNamedAfter = true;
    if (before !== undefined && !isSame && (isNamed || hasNumbers(now) || isOther)) begin();
    if (hasNumbers(now)) now.isNamedAfter = true;
    now.game = game;
    isNamed = true;
    isNext = false;
    takeHead();
  };

  const takeContest = (contest: string): void => {
    if (isNext) return void seen.add('next');
    if (hasContest(now) && (hasNumbers(now) || now.contest !== contest)) begin();
    if (hasNumbers(now)) now.isContestAfter = true;
    now.contest = contest;
    seen.add('contest');
    takeHead();
  };

  const takeDay = (date: string): void => {
    if (isNext) return void seen.add('next');
    addLoose(day);
    const isOfThis = !hasNumbers(now) && (isNamed || now.contest !== '');
    if (isOfThis) now.date ||= date;
    day = isOfThis ? '' : date;
  };

  const takeNumber = (run: NumberRun) => {
    if (now.runs[now.runs.length - 1] !== run) now.runs.push(run);
    if (run.numbers.length >= MIN_NUMBERS) seen.add('numbers');
  };

  const endLine = (next: string) => {
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
    else addLoose(day, seen.has('word') || next.trim() === '');
    day = '';
    seen.clear();
  };

  for (const fact of factsIn(message)) {
    if (fact.kind === 'game') takeGame(fact.game, fact.isAfterName);
    else if (fact.kind === 'contest') takeContest(fact.text);
    else if (fact.kind === 'day') takeDay(fact.text);
    else if (fact.kind === 'number') takeNumber(fact.run);
    else if (fact.kind === 'line') endLine(fact.next);
    else if (fact.kind === 'team' || fact.kind === 'month') now[fact.kind] ||= fact.text;
    else if (fact.kind === 'word') seen.add('word');
    else if (fact.kind === 'next') isNext = true;
    else if (fact.kind === 'year') {
      if (hasContest(now)) begin();
      now.hasYear = true;
      // «Quina: 84 apostas» is a tier of the lottery before.
    } else if (isNamed && now.contest + now.date === '' && now.runs.length === 0) now = done.pop() ?? now;
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

/** Gives each draw its day where each has one above it, or each one below it, or one day is the title of all. */
function giveDays(draws: readonly MessageResult[], loose: readonly LooseDay[]): void {
  const [first] = loose;
  if (!first || draws.some(({ date }) => date !== '')) return;
  const isOneEach =
    loose.length === draws.length && loose.every(({ drawsBefore }, i) => drawsBefore - first.drawsBefore === i);
  const isOnce = new Set(draws.map(({ game }) => game)).size === draws.length;
  const isAboveAll = loose.length === 1 && first.isTitle && first.drawsBefore === 0 && isOnce;
  if (!isOneEach && !isAboveAll) return;
  for (const [i, draw] of draws.entries()) draw.date = (loose[i] ?? first).day;
}
