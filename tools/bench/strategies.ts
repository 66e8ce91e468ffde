import { drawBlock } from '../../workers/engine/batch/block.ts';
import { planRun } from '../../workers/engine/batch/run.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { drawWheel } from '../../workers/engine/wheels/draw-wheel.ts';
import { LOTTERIES, type Lottery } from '../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { isRule, STRATEGY_IDS, type StrategyId } from '../../workers/shared/strategy/catalogue.ts';
import { guaranteesOf } from '../../workers/shared/strategy/guarantees.ts';
import { effort, some } from './effort.ts';

const BATCH = 20;

/** As many seeds as fit into this time, at most SEEDS, for a strategy and lottery. */
const SEEDS = effort(200);
const LIMIT_MS = 300;

const REPEATS = effort(3);

interface Worst {
  readonly ms: number;
  readonly where: string;
}

/** The longest that each strategy took for one ticket and for a batch, over lotteries and seeds. */
export function benchStrategies(): string {
  const width = Math.max(...STRATEGY_IDS.map((id) => id.length));
  const lines = STRATEGY_IDS.map((id) => {
    const [one, batch] = [worstOf(id, 1), worstOf(id, BATCH)];
    const figures = [one, batch].map(({ ms, where }) => `${ms.toFixed(2).padStart(8)} ms  ${where}`);
    return `  ${id.padEnd(width)} ${figures[0]?.padEnd(36)} ${figures[1]}`;
  });
  const heads = `  ${''.padEnd(width)} ${'1 ticket'.padStart(11).padEnd(36)} ${`${BATCH} tickets`.padStart(11)}`;
  return ['Longest run of each strategy, one core, plan included:', heads, ...lines, ''].join('\n');
}

function worstOf(id: StrategyId, games: number): Worst {
  let worst: Worst = { ms: 0, where: '' };
  for (const lottery of some(LOTTERIES)) {
    const hits = id === 'cercamento' ? guaranteesOf(lottery) : [undefined];
    // The first runs are the compiler's.
    for (let i = 0; i < 3; i++) draw(id, lottery, games, `warm ${i}`, hits[0]);
    const end = performance.now() + LIMIT_MS;
    for (let seed = 0; seed < SEEDS && performance.now() < end; seed++) {
      for (const guarantee of hits) {
        const ms = leastOf(REPEATS, () => draw(id, lottery, games, String(seed), guarantee));
        const where = guarantee === undefined ? lottery.key : `${lottery.key}, ${guarantee} hits`;
        if (ms > worst.ms) worst = { ms, where };
      }
    }
  }
  return worst;
}

/** The shortest of some runs of the same work: what others did to the machine is not its own. */
function leastOf(repeats: number, work: () => void): number {
  const times = Array.from({ length: repeats }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function draw(id: StrategyId, { key }: Lottery, games: number, seed: string, hits?: number): void {
  const names = { lottery: key, seed, history: simulated(seed, '2026-11-20') };
  if (isRule(id)) drawBlock(planRun({ ...names, strategy: id }), 0, games);
  else {
    const options = hits === undefined ? {} : { hits };
    runToEnd(drawWheel(planRun({ ...names, strategy: id, options }), games));
  }
}
