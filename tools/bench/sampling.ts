import lodash from 'lodash';
import { stream } from '../../tests/engine/support/newest.ts';
import { BLOCK_TICKETS, drawBlock, type RunPlan } from '../../workers/engine/batch/block.ts';
import { planRun } from '../../workers/engine/batch/run.ts';
import type { LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { type Candidate, compare, median } from './harness.ts';
import { rangeTable } from './range-table.ts';

/**
 * Tickets without a repeated number, sorted: the engine's blocks (different tickets too) against the bare loop and the
 * usual ways. Returns the table to print.
 */
export function benchSampling(): string {
  return (['lotomania', 'megasena'] as const).map(tableFor).join('\n');
}

function tableFor(key: LotteryKey): string {
  const history = simulated('bench', '2026-11-20');
  const plan = planRun({ lottery: key, strategy: 'uniform', seed: 'bench', history });
  const { total, pick } = plan.context.lottery;
  const rows = compare([engine(plan), bareLoop(total, pick), ...usualWays(total, pick)]);
  return rangeTable(
    `Sampling ${pick} of ${total}, one core; rate of the engine over each:`,
    rows.map(({ name, nanoseconds, ratios }) => ({
      text: `${name}, ${median(nanoseconds).toFixed(0)} ns a ticket`,
      values: ratios,
      digits: 2,
    })),
  );
}

function engine(plan: RunPlan): Candidate {
  let block = 0;
  return {
    name: 'engine, uniform',
    units: BLOCK_TICKETS,
    make: () => drawBlock(plan, block++, BLOCK_TICKETS).numbers,
  };
}

/**
 * The loop that all sampling comes down to: a partial Fisher–Yates with the same generator, one call for each number,
 * neither sorted nor checked for repeated tickets. Writes its tickets to one array of a block each, as the engine does.
 */
function bareLoop(total: number, pick: number): Candidate {
  const next = stream('bare').next;
  const items = Uint8Array.from({ length: total }, (_, i) => i + 1);
  return {
    name: 'bare Fisher–Yates, unsorted',
    units: BLOCK_TICKETS,
    make() {
      const out = new Uint8Array(BLOCK_TICKETS * pick);
      let at = 0;
      for (let t = 0; t < BLOCK_TICKETS; t++) {
        for (let i = 0; i < pick; i++) {
          const j = i + Math.floor(next() * (total - i));
          const drawn = items[j] as number;
          items[j] = items[i] as number;
          items[i] = drawn;
          out[at++] = drawn;
        }
      }
      return out;
    },
  };
}

const byValue = (a: number, b: number) => a - b;

/** What programs usually do, with the same generator where the library lets one choose. */
function usualWays(total: number, pick: number): Candidate[] {
  const next = stream('usual').next;
  const all = Array.from({ length: total }, (_, i) => i + 1);

  const each = (name: string, make: () => number[]): Candidate => ({ name, make: () => make().sort(byValue) });

  return [
    each('Set of random numbers', () => {
      const set = new Set<number>();
      while (set.size < pick) set.add(1 + Math.floor(next() * total));
      return [...set];
    }),
    each('sort(() => random − 0.5), biased', () => [...all].sort(() => next() - 0.5).slice(0, pick)),
    each('lodash sampleSize', () => lodash.sampleSize(all, pick)),
  ];
}
