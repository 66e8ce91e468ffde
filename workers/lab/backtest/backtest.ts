import { engineOf } from '../../engine/engine.ts';
import { markNumbers } from '../../engine/presence-mask.ts';
import type { DrawTable } from '../../shared/draws/draw-table.ts';
import { within } from '../../shared/games/in-slices.ts';
import type { BacktestReport } from '../../shared/lab/backtest-report.ts';
import { BASELINE, UNNAMED } from '../../shared/lab/compared.ts';
import { BACKTEST_WINDOW } from '../../shared/lab/lab-limits.ts';
import type { BacktestRequest } from '../../shared/lab/lab-request.ts';
import { lotteryOf } from '../../shared/lottery/lotteries.ts';
import type { OfficialHistory } from '../../shared/run/history.ts';
import type { StrategyId } from '../../shared/strategy/catalogue.ts';
import { blockSteps } from '../bets.ts';
import type { LabJob } from '../job.ts';
import { countHits, WORDS } from '../mask-draw.ts';
import { type OpenedDraws, openDraws } from './draws.ts';
import { type BacktestLayout, backtestLayout, fitsBacktest } from './layout.ts';
import { reportBacktest } from './report.ts';

/** Draws of a block: with the slowest strategy a tenth of a second of work for one ticket of each. */
const BLOCK_DRAWS = 32;

/**
 * Every strategy bets on draws of which it sees those before, as many as in a run. Beside each stands a control, which bets
 * as many tickets of `uniform`: with one for all, its luck would be in every comparison. Tickets have a stream for each
 * strategy and draw.
 */
export function createBacktest(request: BacktestRequest, table?: DrawTable): LabJob<BacktestReport> {
  const { games, strategies = UNNAMED } = request;
  const lottery = lotteryOf(request.lottery);
  const draws = openDraws(request, table);
  const layout = backtestLayout(lottery, games);
  const drawsOf = (index: number) => draws.betOn.slice(index * BLOCK_DRAWS, (index + 1) * BLOCK_DRAWS);
  return {
    blocks: Math.max(1, Math.ceil(draws.betOn.length / BLOCK_DRAWS)),
    size: layout.row * strategies.length,
    *addBlock(index, sums) {
      const block = drawsOf(index);
      for (const [i, at] of block.entries()) {
        for (const [s, strategy] of strategies.entries()) {
          const done = (i + s / strategies.length) / block.length;
          yield done;
          const own = yield* betOn(request, strategy, draws, at, [strategy], done);
          const control = yield* betOn(request, BASELINE, draws, at, [BASELINE, strategy], done);
          addDraw(own, control, layout, sums.subarray(s * layout.row));
        }
      }
    },
    fits(sums, blocks) {
      let count = 0;
      for (const index of blocks) count += drawsOf(index).length;
      return strategies.every((_, s) => fitsBacktest(layout, count, games, sums.subarray(s * layout.row)));
    },
    report: (sums) => reportBacktest(request, draws.betOn.length, layout, sums),
  };
}

/** The hits of the tickets of a strategy in the draw at a place; `name` names their stream. Yields `done` in between. */
function* betOn(
  request: BacktestRequest,
  strategy: StrategyId,
  draws: OpenedDraws,
  at: number,
  name: readonly string[],
  done: number,
): Generator<number, Uint8Array, void> {
  const { engine, seed, lottery, games } = request;
  const { numbers: drawn, date } = draws.at(at);
  const before = Array.from({ length: BACKTEST_WINDOW }, (_, i) => draws.at(at - 1 - i).numbers);
  const history: OfficialHistory = { kind: 'official', contest: BACKTEST_WINDOW, date, draws: before };
  const stream = engineOf(engine).stream(seed, 'lab', lottery, 'walk', ...name, at);
  const now = `${date}T00:00:00Z`;
  const steps = blockSteps({ engine, lottery, strategy, games, seed, history, now }, stream)();
  const { numbers } = yield* within(steps, 0, done);
  const [draw, tickets] = [new Int32Array(WORDS), new Int32Array(WORDS * games)];
  markNumbers(drawn, draw);
  const pick = numbers.length / games;
  for (let i = 0; i < games; i++) markNumbers(numbers.subarray(i * pick, (i + 1) * pick), tickets.subarray(i * WORDS));
  const hits = new Uint8Array(games);
  countHits(draw, tickets, hits);
  return hits;
}

const sum = (list: Uint8Array) => list.reduce((all, one) => all + one, 0);

/** Adds what a strategy and its control hit in one draw to the strategy's row. */
function addDraw(own: Uint8Array, control: Uint8Array, { hits, reach }: BacktestLayout, row: Float64Array): void {
  for (const count of own) row[count] = (row[count] as number) + 1;
  for (const count of control) row[hits + count] = (row[hits + count] as number) + 1;
  const difference = 2 * hits + reach + sum(own) - sum(control);
  row[difference] = (row[difference] as number) + 1;
}
