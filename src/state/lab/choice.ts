import { proxy, ref } from 'valtio/vanilla';
import type { Bet } from '../../../workers/shared/bet/bet.ts';
import type { Marks } from '../../../workers/shared/bet/marks.ts';
import { takesBet } from '../../../workers/shared/bet/takes-bet.ts';
import { BACKTEST_WINDOW, LAB_LIMITS } from '../../../workers/shared/lab/lab-limits.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { MAX_GAMES } from '../../../workers/shared/run/run-limits.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import type { Summaries } from '../results/summary.ts';

/** The experiments of the page, in their order; the first is what it asks. */
export const EXPERIMENTS = ['walk', 'simulate', 'draws'] as const;

export type Experiment = (typeof EXPERIMENTS)[number];

/** The measures of kept draws: their evenness, the numbers that people play more, the hits of own games. */
export const MEASURES = ['draws', 'popularity', 'games'] as const;

/** What somebody has chosen in the laboratory. */
export interface LabChoice {
  experiment: Experiment;
  lottery: LotteryKey;
  /** What bets in a simulation: a strategy, the saved games of the lottery, or those of a list. */
  bettor: StrategyId | 'saved' | 'list';
  /** Games of the lottery that were read from a list, as many as an experiment takes; none: nobody has brought any. */
  list: readonly Marks[];
  /** Tickets in each draw, of a simulation or of each strategy of a backtest. */
  games: number;
  /** How many numbers each marks; undefined: the lottery's own pick. */
  marks: number | undefined;
  /** Are tickets made anew for each draw? */
  isNew: boolean;
  draws: number;
  /** The run whose strategy is tested, as it was made; null: a run of the browser's history of today. */
  run: Receipt | null;
  /** Prizes as they were typed, by tier; all empty: no money is counted. */
  prizes: readonly string[];
  /** Does a backtest go over the real draws, where some are kept? */
  isReal: boolean;
  /** How many draws are made for a backtest. */
  size: number;
  /** Are the draws of a backtest rigged? Then neither real nor fair ones are bet on. */
  isRigged: boolean;
  rigged: readonly number[];
  weight: number;
  measure: (typeof MEASURES)[number];
}

/** The tabs that the page once had, each with the choice that has taken its place. */
export const FORMER_TABS = {
  rigged: { experiment: 'walk', isRigged: true },
  audit: { experiment: 'draws', measure: 'draws' },
  popularity: { experiment: 'draws', measure: 'popularity' },
} as const satisfies Readonly<Record<string, Partial<LabChoice>>>;

export type FormerTab = keyof typeof FORMER_TABS;

export const labChoice = proxy<LabChoice>({
  experiment: 'walk',
  lottery: 'megasena',
  bettor: 'quick',
  list: ref([]),
  games: 1,
  marks: undefined,
  isNew: true,
  draws: 1_000_000,
  run: null,
  prizes: [],
  isReal: true,
  size: 300,
  isRigged: false,
  rigged: [1, 2, 3, 4, 5, 6],
  weight: 5,
  measure: 'draws',
});

/** The steps that the fields offer, within the limits. */
export const LAB_STEPS = {
  draws: [1000, 10_000, 100_000, 1_000_000, 10_000_000, LAB_LIMITS.draws.max],
  games: [1, 2, 3, 5, 10, MAX_GAMES],
  size: [100, 300, 1000, 3000],
  weight: [1, 2, 3, 5, LAB_LIMITS.weight.max],
} as const;

/** Chooses something; another strategy, lottery or size is no longer that of the run that was taken over. */
export function choose(change: Partial<LabChoice>): void {
  const isOther = (['lottery', 'bettor', 'games', 'marks'] as const).some(
    (key) => key in change && change[key] !== labChoice[key],
  );
  if (isOther) labChoice.run = null;
  if (change.lottery && change.lottery !== labChoice.lottery) {
    const { pick } = lotteryOf(change.lottery);
    Object.assign(labChoice, { marks: undefined, prizes: [], rigged: firstNumbers(Math.min(pick, 10)), list: ref([]) });
    if (labChoice.bettor === 'list') labChoice.bettor = 'quick';
  }
  Object.assign(labChoice, change);
  const { bettor, lottery } = labChoice;
  if (!isStrategy(bettor) || !takesBet(bettor, lotteryOf(lottery), 'marks')) labChoice.marks = undefined;
}

/** True where what bets makes games; other bettors have theirs. */
export function isStrategy(bettor: LabChoice['bettor']): bettor is StrategyId {
  return bettor !== 'saved' && bettor !== 'list';
}

/** Takes over games of a list, at least one and all of one lottery, to be simulated. */
export function testGames(games: readonly [Marks, ...Marks[]]): void {
  choose({ experiment: 'simulate', lottery: games[0].lotteryType });
  choose({ bettor: 'list', list: ref(games) });
}

/** Takes over a run to be tested, with its history, options and bet. */
export function testRun(run: Receipt): void {
  const { lottery, strategy, games, bet = {} } = run;
  choose({ experiment: 'simulate', lottery, bettor: strategy, games, marks: bet.marks, isNew: true });
  labChoice.run = ref(run);
}

/** How many real draws of a lottery are kept, two of a contest of Dupla Sena. */
export function realDraws(lottery: LotteryKey, kept: Summaries): number {
  return (kept[lottery]?.count ?? 0) * lotteryOf(lottery).drawsPerContest;
}

/** Returns how many real draws of a lottery follow each other without a gap, at the most; all of them where that is not known. */
export function drawsInARow(lottery: LotteryKey, kept: Summaries): number {
  const { missing, unbroken } = kept[lottery] ?? {};
  return missing && unbroken !== undefined ? unbroken * lotteryOf(lottery).drawsPerContest : realDraws(lottery, kept);
}

/** Returns how many real draws of a lottery a backtest can go over: none where too few of them follow each other. */
export function testableDraws(lottery: LotteryKey, kept: Summaries): number {
  return drawsInARow(lottery, kept) > BACKTEST_WINDOW ? realDraws(lottery, kept) : 0;
}

/** How a run of the choice is played. */
export function chosenBet({ marks }: Pick<LabChoice, 'marks'>): Bet | undefined {
  return marks === undefined ? undefined : { marks };
}

const firstNumbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
