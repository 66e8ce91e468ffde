import type { OfficialDraw, PaidTier } from '../../shared/draws/official-draw.ts';
import type { DayOrder } from '../../shared/draws/results-report.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { type TierHits, tierOdds } from '../../shared/lottery/tier-odds.ts';
import { tidyText } from './plain-words.ts';
import type { RawDraw, RawTier } from './raw-draw.ts';
import { type CentsSign, isBlank, isNoMoney, readCents, readContest, readCount, readMonth } from './read-cell.ts';
import { readDate } from './read-day.ts';
import { attempt, RowProblem } from './row-problem.ts';

/** Longest name of a team that is kept. */
const MAX_TEAM = 60;

/** Highest prize in cents that is kept. */
const MAX_CENTS = 2 ** 50;

/**
 * Returns the function that checks one row by the rules of the lottery and makes a draw of it. Numbers keep their order.
 * Prizes, team and month are left out where they cannot be read. No draw is later than `today`, `YYYY-MM-DD`. It throws a
 * RowProblem for a row that is no draw.
 */
export function drawReader(lottery: Lottery, today: string, dayOrder: DayOrder = 'day-first', sign?: CentsSign) {
  const tiers = tierOdds(lottery, lottery.pick).map(({ hits }) => hits);
  return (raw: RawDraw): OfficialDraw => {
    refuseFormulas(raw);
    const contest = readContest(raw.contest);
    const date = readDate(raw.date, today, dayOrder);
    if (raw.hasMore) throw new RowProblem('number-count', raw.numbers.join(' '));
    const numbers = readNumbers(lottery, raw.numbers);
    const second = lottery.drawsPerContest === 2 ? readSecond(lottery, raw.second) : undefined;
    const order = drawOrderOf(numbers, lottery, raw.order);
    const secondOrder = second && drawOrderOf(second, lottery, raw.secondOrder);
    const isOrdered = order !== undefined && (!second || secondOrder !== undefined);
    const takings = centsOf(raw.takings ?? '', sign);
    const paid = readPaid(tiers, raw.paid, sign);
    const paidSecond = second && readPaid(tiers, raw.paidSecond, sign);
    return {
      contest,
      ...(date !== undefined && { date }),
      numbers: isOrdered ? order : numbers,
      ...(second && { second: isOrdered && secondOrder ? secondOrder : second }),
      ...((isOrdered || raw.isInDrawOrder) && { isInDrawOrder: true as const }),
      ...readExtra(lottery, raw),
      ...(takings !== undefined && { takings }),
      ...(paid && { paid }),
      ...(paidSecond && { paidSecond }),
    };
  };
}

function readExtra({ extra }: Lottery, raw: RawDraw): Pick<OfficialDraw, 'team' | 'month'> {
  const name = extra === 'team' ? (raw.team ?? '') : '';
  const team = tidyText(name).slice(0, MAX_TEAM).trim();
  const month = extra === 'month' ? readMonth(raw.month ?? '') : undefined;
  return { ...(!isBlank(team) && { team }), ...(month !== undefined && { month }) };
}

function refuseFormulas({ contest, date, numbers, second = [], team = '', month = '' }: RawDraw) {
  const formula = [contest, date, ...numbers, ...second, team, month].find((text) => text.startsWith('='));
  if (formula !== undefined) throw new RowProblem('formula', formula);
}

/** The numbers of one draw, 1…total; throws a RowProblem. */
function readNumbers({ total, drawn, isLastZero }: Lottery, texts: readonly string[]): number[] {
  const given = texts.filter((text) => !isBlank(text));
  const numbers = given.map((text) => {
    const digits = /^(\d{1,3})(?:\.0+)?$/.exec(text)?.[1];
    if (digits === undefined) throw new RowProblem('number', text);
    const number = isLastZero && Number(digits) === 0 ? total : Number(digits);
    if (number < 1 || number > total) throw new RowProblem('out-of-range', text);
    return number;
  });
  if (numbers.length !== drawn) throw new RowProblem('number-count', given.join(' '));
  if (new Set(numbers).size < drawn) throw new RowProblem('repeated-number', given.join(' '));
  return numbers;
}

function readSecond(lottery: Lottery, texts: readonly string[] = []): number[] {
  const numbers = attempt(() => readNumbers(lottery, texts));
  if (numbers instanceof RowProblem) throw new RowProblem('second-draw', texts.join(' '));
  return numbers;
}

/** The numbers in draw order; undefined where the source has none, or zeros in its place, as some do. */
function drawOrderOf(numbers: readonly number[], lottery: Lottery, texts: readonly string[] = []) {
  if (texts.length === 0) return undefined;
  const ordered = attempt(() => readNumbers(lottery, texts));
  return ordered instanceof RowProblem || !ordered.every((n) => numbers.includes(n)) ? undefined : ordered;
}

/** Returns the amounts of a row that are texts, without blanks and zeros. */
export function amountsIn({ takings = '', paid = [], paidSecond = [] }: RawDraw): readonly string[] {
  const amounts = [takings, ...[...paid, ...paidSecond].map(({ prize }) => prize)];
  return amounts.filter((amount) => typeof amount === 'string' && !isBlank(amount) && !isNoMoney(amount)) as string[];
}

/** An amount in cents; undefined where it says none, or none that there can be. */
function centsOf(amount: string | number, sign?: CentsSign): number | undefined {
  const cents = typeof amount === 'number' ? amount : readCents(amount, sign);
  return cents !== undefined && Number.isInteger(cents) && cents > 0 && cents <= MAX_CENTS ? cents : undefined;
}

/** The tiers of the lottery whose winners are known, the best first. */
function readPaid(tiers: readonly TierHits[], raw: readonly RawTier[] = [], sign?: CentsSign): PaidTier[] | undefined {
  const hasCounts = raw.some(({ winners }) => readCount(winners) !== undefined);
  const paid = tiers.flatMap((hits) => {
    const tier = raw.find((one) => one.hits === hits);
    const winners = tier && winnersOf(tier, hasCounts);
    if (!tier || winners === undefined) return [];
    const cents = winners > 0 ? centsOf(tier.prize, sign) : undefined;
    return [{ hits, winners, ...(cents !== undefined && { cents }) }];
  });
  return paid.length > 0 ? paid : undefined;
}

/**
 * The winners of a tier. Nothing in their place is 0 where the prize is a written 0. A `-` is also 0 where other tiers
 * of the draw have counts; an empty cell says nothing: our own export has it so.
 */
function winnersOf({ winners, prize }: RawTier, hasCounts: boolean): number | undefined {
  if (!isBlank(winners)) return readCount(winners);
  const amount = String(prize);
  const isNone = isNoMoney(amount) || (winners === '-' && hasCounts && isBlank(amount));
  return isNone ? 0 : undefined;
}
