import type { LotteryKey } from '../lottery/lotteries.ts';
import type { EngineVersion } from '../run/engine-version.ts';
import type { Receipt } from '../run/receipt.ts';
import type { StrategyId } from '../strategy/catalogue.ts';
import type { BacktestReport } from './backtest-report.ts';
import type { PlayedSide } from './lab-bet.ts';
import type { SimulationReport } from './simulation-report.ts';

/**
 * What is bet: the same games in every draw (`fixedBet`), or `run.games` tickets made anew for each draw by the strategy
 * of a run, with its history, options and bet. The run's own seed names none of them.
 */
export type LabBet =
  | { readonly kind: 'games'; readonly lottery: LotteryKey; readonly games: readonly PlayedSide[] }
  | { readonly kind: 'anew'; readonly run: Receipt };

/** What names every experiment of the laboratory completely, with its own part. Plain data. */
export interface LabNames {
  readonly engine: EngineVersion;
  /** Names the draws; every block has streams of its own. */
  readonly seed: string;
}

/** Fair draws against a bet. */
export interface SimulateRequest extends LabNames {
  readonly kind: 'simulate';
  readonly bet: LabBet;
  /** How many draws: of Dupla Sena two a contest. */
  readonly draws: number;
  /** Without it no money is counted. */
  readonly money?: LabMoney;
}

/** What is paid, and what is won. Whole cents. */
export interface LabMoney {
  /** The minimum bet, in one contest. */
  readonly price: number;
  /** What a minimum bet wins in each tier of `winningHits`, in their order. */
  readonly prizes: readonly number[];
}

/**
 * The draws of a backtest, the oldest first: those kept of a lottery, by what names them; uniform ones; or rigged ones, in
 * which each of some numbers is `weight` times as likely as another to be drawn next.
 */
export type BacktestDraws =
  | { readonly kind: 'imported'; readonly contest: number; readonly size: number; readonly hash: string }
  | { readonly kind: 'simulated'; readonly size: number }
  | {
      readonly kind: 'rigged';
      readonly size: number;
      /** Ascending. */
      readonly numbers: readonly number[];
      /** 1…10; with 1 the draw is fair. */
      readonly weight: number;
    };

/** Real draws as a backtest finds them. */
export interface FoundDraws {
  readonly named: Extract<BacktestDraws, { kind: 'imported' }>;
  /** How many follow each other without a gap, at the most: there are bets where that is more than BACKTEST_WINDOW. */
  readonly unbroken: number;
}

/** Every strategy bets on draws of which it sees only those before. */
export interface BacktestRequest extends LabNames {
  readonly kind: 'walk';
  readonly lottery: LotteryKey;
  readonly draws: BacktestDraws;
  /** Tickets of each strategy in each draw, 1…MAX_GAMES. */
  readonly games: number;
  /** What is compared: what a new strategy would not change. A receipt of an earlier version names none. */
  readonly strategies?: readonly StrategyId[];
}

/** An experiment that is cut into blocks. */
export type LabRequest = SimulateRequest | BacktestRequest;

/** What an experiment comes to, by its kind. */
export type LabReport = SimulationReport | BacktestReport;

/** The lottery of an experiment. */
export function lotteryOfLab(request: LabRequest | { readonly lottery: LotteryKey }): LotteryKey {
  if ('lottery' in request) return request.lottery;
  const { bet } = request;
  return bet.kind === 'games' ? bet.lottery : bet.run.lottery;
}
