import type { OtherGame } from '../../shared/draws/results-report.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import { factsIn, type MessageFact, type NumberRun } from './message-facts.ts';

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
  const told = new ToldContests();
  for (const fact of factsIn(message)) told.take(fact);
  return told.all();
}

/** Contests as a message tells of them, fact by fact. */
class ToldContests {
  private readonly done: MessageResult[] = [];
  private now = newResult();
  /** The name of the lottery is said of this contest, not of one before. */
  private isNamed = false;
  /** What follows is of the next contest. */
  private isNext = false;
  /** What the line has so far: a contest, a contest or a name, numbers, words, something of the next contest. */
  private readonly seen = new Set<'contest' | 'head' | 'numbers' | 'word' | 'next'>();
  /** A day of this line, of whichever contest, and those of lines of their own. */
  private day = '';
  private readonly loose: LooseDay[] = [];

  take(fact: MessageFact): void {
    if (fact.kind === 'game') this.takeGame(fact.game, fact.isAfterName);
    if (fact.kind === 'contest') this.takeContest(fact.text);
    if (fact.kind === 'year') this.takeYear();
    if (fact.kind === 'day') this.takeDay(fact.text);
    if (fact.kind === 'number') this.takeNumber(fact.run);
    if (fact.kind === 'team') this.now.team ||= fact.text;
    if (fact.kind === 'month') this.now.month ||= fact.text;
    if (fact.kind === 'word') this.seen.add('word');
    if (fact.kind === 'next') this.isNext = true;
    if (fact.kind === 'amount') this.takeAmount();
    if (fact.kind === 'line') this.endLine(fact.next);
  }

  all(): readonly MessageResult[] {
    const all = [...this.done, this.now];
    giveDays(all.filter(hasNumbers), this.loose);
    return all;
  }

  private begin(): void {
    const { now, done } = this;
    // It was above these numbers, or those that follow.
    if (!hasNumbers(now) && !hasContest(now) && now.date !== '')
      this.loose.push({ day: now.date, drawsBefore: done.filter(hasNumbers).length, isTitle: false });
    done.push(now);
    this.now = newResult(now.game);
    this.isNamed = false;
  }

  private setLoose(isTitle = false): void {
    const drawsBefore = [...this.done, this.now].filter(hasNumbers).length;
    if (this.day !== '') this.loose.push({ day: this.day, drawsBefore, isTitle });
    this.day = '';
  }

  /** A day in the line of a contest is of that one, but where it may be of the numbers before. */
  private takeHead(): void {
    this.seen.add('head');
    if (this.seen.has('numbers')) this.setLoose();
    this.now.date ||= this.day;
    this.day = '';
  }

  private takeGame(game: LotteryKey | OtherGame, isAfterName: boolean): void {
    const { game: before, contest } = this.now;
    const isSame = game === before && (isAfterName || !hasNumbers(this.now));
    const isOther = contest !== '' && !this.seen.has('contest');
    // Of these numbers, or of those that follow.
    if (this.seen.has('numbers') && !this.isNamed) this.now.isNamedAfter = true;
    if (this.seen.has('numbers')) this.setLoose();
    if (before !== undefined && !isSame && (this.isNamed || hasNumbers(this.now) || isOther)) this.begin();
    if (hasNumbers(this.now)) this.now.isNamedAfter = true;
    this.now.game = game;
    this.isNamed = true;
    this.isNext = false;
    this.takeHead();
  }

  private takeContest(contest: string): void {
    if (this.isNext) return void this.seen.add('next');
    if (this.seen.has('numbers')) this.setLoose();
    if (hasContest(this.now) && (hasNumbers(this.now) || this.now.contest !== contest)) this.begin();
    if (hasNumbers(this.now)) this.now.isContestAfter = true;
    this.now.contest = contest;
    this.seen.add('contest');
    this.takeHead();
  }

  private takeYear(): void {
    if (hasContest(this.now)) this.begin();
    this.now.hasYear = true;
  }

  private takeDay(date: string): void {
    if (this.isNext) return void this.seen.add('next');
    this.setLoose();
    if (!hasNumbers(this.now) && (this.isNamed || this.now.contest !== '')) this.now.date ||= date;
    else this.day = date;
  }

  private takeNumber(run: NumberRun): void {
    const { runs } = this.now;
    if (runs[runs.length - 1] !== run) runs.push(run);
    if (run.numbers.length >= MIN_NUMBERS) this.seen.add('numbers');
  }

  private takeAmount(): void {
    const { contest, date, runs } = this.now;
    // «Quina: 84 apostas» is a tier of the lottery before.
    if (this.isNamed && contest + date === '' && runs.length === 0) this.now = this.done.pop() ?? this.now;
  }

  private endLine(next: string): void {
    const { seen, done, now, day } = this;
    if (next.trim() === '' || seen.has('next')) this.isNext = false;
    const before = done[done.length - 1];
    const isLast = seen.has('numbers') && this.isNamed && now.contest === '' && !hasNumbers(now);
    // The last word of a line with numbers is their name, or says it again.
    if (isLast && before && before.game !== now.game) before.isNamedAfter = true;
    else if (isLast && before) {
      before.date ||= now.date || day;
      this.now = before;
      done.pop();
    }
    if (seen.has('head') || seen.has('numbers')) this.now.date ||= day;
    else this.setLoose(seen.has('word') || next.trim() === '');
    this.day = '';
    seen.clear();
  }
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
