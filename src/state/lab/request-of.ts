import { betSizes } from '../../../workers/shared/bet/bet.ts';
import type { Marks } from '../../../workers/shared/bet/marks.ts';
import type { PlayedGame } from '../../../workers/shared/check/check-games.ts';
import { playedGame } from '../../../workers/shared/check/played-game.ts';
import { COMPARED } from '../../../workers/shared/lab/compared.ts';
import { fixedBet } from '../../../workers/shared/lab/lab-bet.ts';
import { BACKTEST_WINDOW, LAB_LIMITS } from '../../../workers/shared/lab/lab-limits.ts';
import type {
  BacktestRequest,
  LabBet,
  LabMoney,
  LabNames,
  LabRequest,
} from '../../../workers/shared/lab/lab-request.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSION } from '../../../workers/shared/run/engine-version.ts';
import { withoutPerson } from '../../../workers/shared/run/personal-options.ts';
import { type Receipt, receiptOf } from '../../../workers/shared/run/receipt.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { currentInstant } from '../../platform/clock.ts';
import { prices, unitPrice } from '../bet/prices.ts';
import { HistoryError } from '../history/history-fault.ts';
import { results } from '../results/results.ts';
import { askEngine } from '../run/engine-pool.ts';
import { historySource, withChosen, withFound } from '../run/history-source.ts';
import { gamesOf } from '../saved-games/list.ts';
import { savedGames } from '../saved-games/saved-games.ts';
import { readAmount } from './amounts.ts';
import { chosenBet, type LabChoice, testableDraws } from './choice.ts';
import { answered, LabError } from './lab-failure.ts';
import { labPool } from './lab-pool.ts';

/** A look at the kept draws themselves, which is neither counted in blocks nor linked to. */
export interface MeasureRequest extends LabNames {
  readonly kind: LabChoice['measure'];
  readonly lottery: LotteryKey;
  /** The games that are looked for in the draws, where those are measured. */
  readonly games?: readonly PlayedGame[];
}

/** An experiment of the page. */
export type PageRequest = LabRequest | MeasureRequest;

/** True for a look at the kept draws. */
export function isMeasure(request: PageRequest): request is MeasureRequest {
  return request.kind !== 'simulate' && request.kind !== 'walk';
}

/**
 * The experiment that is chosen, named by a seed. Rejects with a HistoryError where real draws are not there, with a
 * LabError, or as `Pool.run` does.
 */
export async function requestOf(choice: LabChoice, seed: string, signal: AbortSignal): Promise<PageRequest> {
  const names = { engine: ENGINE_VERSION, seed } as const;
  const { lottery } = choice;
  switch (choice.experiment) {
    case 'simulate': {
      const bet = await betOf(choice, seed, signal);
      const money = moneyOf(choice);
      const { draws } = choice;
      return { kind: 'simulate', ...names, bet, draws, ...(money && { money }) };
    }
    case 'walk': {
      const draws = await drawsOf(choice, signal);
      return { kind: 'walk', ...names, lottery, draws, games: choice.games, strategies: COMPARED };
    }
    case 'draws':
      return {
        ...{ kind: choice.measure, ...names, lottery },
        ...(choice.measure === 'games' && { games: ownGames(choice).map(playedGame) }),
      };
  }
}

/** The games that are looked for in real draws: those of a list where one was brought to bet, else the saved ones. */
export function ownGames({ lottery, bettor, list }: LabChoice): readonly Marks[] {
  return bettor === 'list' ? list : gamesOf(savedGames.games, lottery);
}

async function betOf(choice: LabChoice, seed: string, signal: AbortSignal): Promise<LabBet> {
  const { lottery, isNew, bettor, list } = choice;
  if (bettor === 'list') return fixedBet(lottery, list);
  if (bettor === 'saved') return fixedBet(lottery, savedOf(lottery));
  const run = await runOf(choice, bettor, seed);
  if (isNew) return { kind: 'anew', run };
  const made = await askEngine(run, signal);
  if (!made.ok) throw new LabError(made.failure);
  return fixedBet(lottery, made.value.tickets);
}

/** The run that makes the tickets: the one that is tested, or one of today. Nobody's name or dates are in it. */
async function runOf(choice: LabChoice, strategy: StrategyId, seed: string): Promise<Receipt> {
  const { lottery, games, run } = choice;
  if (run) return withoutPerson(receiptOf(await withFound(run)));
  const bet = chosenBet(choice);
  const request = {
    lottery,
    strategy,
    games,
    seed,
    now: currentInstant(),
    history: historySource(),
    ...(bet && { bet }),
  };
  return receiptOf(await withChosen(request));
}

/** The saved games of a lottery that an experiment can have, the newest first. */
export function savedOf(lottery: LotteryKey): readonly Marks[] {
  let room: number = LAB_LIMITS.games.max;
  return playableOf(lottery).filter(({ mirror }) => {
    room -= mirror ? 2 : 1;
    return room >= 0;
  });
}

/** All saved games of a lottery that can be bet, the newest first. */
export function playableOf(lottery: LotteryKey): readonly Marks[] {
  const sizes = betSizes(lotteryOf(lottery));
  return savedGames.games.filter(
    ({ lotteryType, numbers }) => lotteryType === lottery && sizes.includes(numbers.length),
  );
}

/** The money of the typed prizes; undefined where none is typed, or one is no amount. */
function moneyOf({ lottery, prizes: typed }: LabChoice): LabMoney | undefined {
  const amounts = typed.map(readAmount);
  if (amounts.every((amount) => amount === 'none')) return undefined;
  const { winningHits } = lotteryOf(lottery);
  const cents = winningHits.map((_, i) => {
    const amount = amounts[i] ?? 'none';
    return typeof amount === 'string' ? 0 : amount.cents;
  });
  return { price: unitPrice(lottery, prices.of), prizes: cents };
}

async function drawsOf(choice: LabChoice, signal: AbortSignal): Promise<BacktestRequest['draws']> {
  const { lottery, isReal, size, isRigged, rigged, weight } = choice;
  if (isRigged) return { kind: 'rigged', size, numbers: [...rigged].sort((a, b) => a - b), weight };
  if (!isReal || testableDraws(lottery, results.kept) === 0) return { kind: 'simulated', size };
  const kept = answered(await labPool().run(signal, 'labDraws', { lottery }));
  if (!kept) throw new HistoryError({ lottery, kind: 'unreadable', contests: [] });
  // Earlier versions kept no count of draws in a row.
  const { named, unbroken } = kept;
  if (unbroken <= BACKTEST_WINDOW) throw new LabError({ code: 'few-draws', unbroken });
  return named;
}
