import { chunk, mapValues, range } from 'lodash';
import { describe, expect, test } from 'vitest';
import { inRound, isShortRound } from '../../tools/build/test-rounds.ts';
import { drawRun, planRun } from '../../workers/engine/batch/run.ts';
import { blockTickets } from '../../workers/engine/batch/tickets-of-block.ts';
import { type Engine, engineOf } from '../../workers/engine/engine.ts';
import { type Draw, simulateHistory } from '../../workers/engine/history.ts';
import { daysBefore } from '../../workers/shared/lottery/calendar.ts';
import { LOTTERIES, type Lottery, type LotteryKey, lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import type { EngineVersion } from '../../workers/shared/run/engine-version.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { NEWEST } from './support/newest.ts';

// Streams whose names are neighbours must not be related. Each check has a control: the naming of engine 2, whose
// relations people could see, must fail it.
const OLD = engineOf('2');

/**
 * How far from the mean a statistic may be, in standard deviations. The seeds are fixed; with new ones a statistic
 * would be further off once in 1.7 million, and there are some 400 of them here.
 */
const SIGMAS = 5;

const hex = (i: number) => (0x9e3779b97f4a7c15n * BigInt(i + 1)).toString(16).padStart(32, '5');

type Path = readonly (string | number)[];

/** Four neighbouring names of streams, for any number of seeds; `last` differs at the end only. */
const FAMILIES: Record<string, { last: boolean; paths: (i: number) => Path[] }> = {
  'tickets 0 to 9': {
    last: true,
    paths: (i) => range(4).map((k) => [hex(i), 'quina', 'quick', 'ticket', (i % 7) + k]),
  },
  'tickets 10 to 19': {
    last: true,
    paths: (i) => range(4).map((k) => [hex(i), 'megasena', 'quick', 'ticket', 10 + (i % 7) + k]),
  },
  'tickets 8 to 11': {
    last: false,
    paths: (i) => range(8, 12).map((k) => [hex(i), 'quina', 'quick', 'ticket', k]),
  },
  blocks: {
    last: true,
    paths: (i) => range(4).map((k) => [hex(i), 'lotofacil', 'uniform', 'block', (i % 7) + k]),
  },
  'days of a decade': {
    last: true,
    paths: (i) => range(4).map((k) => [hex(i), 'history', 'quina', dayAfter('2026-11-20', i, k)]),
  },
  'days over the end of a month': {
    last: false,
    paths: (i) => range(4).map((k) => [hex(i), 'history', 'quina', daysBefore('2026-12-02', k)]),
  },
  'months of a year': {
    last: false,
    paths: (i) => range(4).map((k) => [hex(i), 'history', 'quina', `2026-0${(i % 6) + k + 1}-15`]),
  },
  'the last digit of a seed': {
    last: false,
    paths: (i) => range(4).map((k) => [hex(i).slice(1) + k, 'quina', 'quick', 'block', 0]),
  },
  'the first digit of a seed': {
    last: false,
    paths: (i) => range(4).map((k) => [k + hex(i).slice(1), 'quina', 'quick', 'block', 0]),
  },
  'seeds that count': {
    last: false,
    paths: (i) => range(4).map((k) => [4 * i + k, 'quina', 'quick', 'ticket', 0]),
  },
  'tickets of campeao': {
    last: false,
    paths: (i) => range(4).map((k) => [hex(i), 'quina', 'campeao', (i % 7) + k, 3]),
  },
  'parts of campeao': {
    last: true,
    paths: (i) => range(4).map((k) => [hex(i), 'quina', 'campeao', 7, (i % 5) + k]),
  },
};

function dayAfter(first: string, i: number, k: number): string {
  return daysBefore(first, -((i % 7) + k));
}

/** Sums of neighbours that a progression makes the same each time, as factors of the four. */
const RELATIONS = {
  'first differences': [1, -1, 0, 0],
  'second differences': [1, -2, 1, 0],
  'third differences': [1, -3, 3, -1],
  'equal pairs of differences': [1, -1, -1, 1],
} as const;

const OUTPUTS = 8;
const GROUPS = 1500;

/** The outputs 1…8 of four neighbouring streams, group after group. */
function outputsOf({ stream }: Engine, paths: (i: number) => Path[]): Float64Array {
  const outputs = new Float64Array(GROUPS * 4 * OUTPUTS);
  let at = 0;
  for (let i = 0; i < GROUPS; i++) {
    for (const path of paths(i)) {
      const random = stream(...path);
      for (let o = 0; o < OUTPUTS; o++) outputs[at++] = random.next();
    }
  }
  return outputs;
}

/** How often a sum of neighbouring outputs is within 0.005 of a whole number: 1 in 100 expected. */
function nearWhole(outputs: Float64Array, output: number, factors: readonly number[]): number {
  // Some two million sums in all: no call for each of their terms.
  const [a = 0, b = 0, c = 0, d = 0] = factors;
  const of = (at: number) => outputs[at] as number;
  let count = 0;
  for (let at = output; at < outputs.length; at += 4 * OUTPUTS) {
    const first = a * of(at) + b * of(at + OUTPUTS);
    const x = first + c * of(at + 2 * OUTPUTS) + d * of(at + 3 * OUTPUTS);
    if (Math.abs(x - Math.round(x)) < 0.005) count++;
  }
  return count;
}

/** Standard deviations of a count from the mean of `trials` with the chance `p`. */
const deviations = (count: number, trials: number, p: number) => (count - trials * p) / Math.sqrt(trials * p * (1 - p));

/** The same for each output, as standard deviations from the mean. */
function offsOf(outputs: Float64Array, factors: readonly number[]): number[] {
  return range(OUTPUTS).map((o) => deviations(nearWhole(outputs, o, factors), GROUPS, 0.01));
}

describe.each(Object.entries(FAMILIES))('streams of %s', (_, { paths }) => {
  const outputs = outputsOf(NEWEST, paths);

  test.each(Object.entries(RELATIONS))('have unrelated outputs 1 to 8: %s', (_name, factors) => {
    for (const off of offsOf(outputs, factors)) expect(Math.abs(off)).toBeLessThan(SIGMAS);
  });
});

test.each(Object.entries(FAMILIES).filter(([, { last }]) => last))(
  'streams of %s were related in engine 2, in outputs 1 and 4',
  (_, { paths }) => {
    const outputs = outputsOf(OLD, paths);
    for (const relation of ['second differences', 'third differences'] as const) {
      const off = offsOf(outputs, RELATIONS[relation]);
      expect(off[0]).toBeGreaterThan(100);
      expect(off[3]).toBeGreaterThan(25);
    }
  },
);

describe('scores of a batch', () => {
  const SEEDS = 300;
  const FIRSTS = [0, 3, 6, 10, 13, 16];
  // Of three independent scores out of 17 the steps are equal for 145 of 17³: the outer two are both even or both odd,
  // counted from the first, 9² + 8² pairs, and then name the middle one.
  const EQUAL_STEPS = 145 / 17 ** 3;

  /** Standard deviations of how often three tickets in a row have equal steps, as 95 94 93. */
  function equalSteps(engine: EngineVersion): number {
    let count = 0;
    for (let s = 0; s < SEEDS; s++) {
      const names = { seed: hex(s), history: simulated('h', '2026-11-20') };
      const plan = planRun({ engine, lottery: 'quina', strategy: 'uniform', ...names });
      const [block] = drawRun(plan, 20);
      if (!block) throw new Error('no block');
      const scores = blockTickets(plan, '2026-11-20T12:00:00Z', block, 0).map((t) => t.score);
      for (const i of FIRSTS) {
        const [a = 0, b = 0, c = 0] = scores.slice(i, i + 3);
        if (a - b === b - c) count++;
      }
    }
    return deviations(count, SEEDS * FIRSTS.length, EQUAL_STEPS);
  }

  test('run in equal steps no more often than chance has it', () => {
    expect(Math.abs(equalSteps(NEWEST.version))).toBeLessThan(SIGMAS);
  });

  test('did in engine 2', () => expect(equalSteps('2')).toBeGreaterThan(20));
});

describe('the same number, days running', () => {
  const RUNS = [2, 3, 4] as const;
  const CONTROLS: readonly LotteryKey[] = ['quina', 'megasena'];
  /** As many as the controls take to be clear of the limit. */
  const SEEDS: Partial<Record<LotteryKey, number>> = { quina: 2000, megasena: 4000 };

  /**
   * How often a number comes 2, 3 and 4 days running, in standard deviations from the mean. On independent days each of
   * the T numbers does with the chance q = (P/T)^days. The numbers of a draw stand in each other's way, so the variance
   * is at most that of T independent ones, T q (1−q).
   */
  function runsOfDays(engine: Engine, lottery: Lottery): Record<2 | 3 | 4, number> {
    const seeds = SEEDS[lottery.key] ?? 1000;
    const counts = { 2: 0, 3: 0, 4: 0 };
    for (let s = 0; s < seeds; s++) {
      const draws = simulateHistory(engine, lottery, hex(s), '2026-10-29');
      // The days 20 to 29, 10 to 19, and those before.
      for (const decade of chunk(draws, 10)) {
        for (const days of RUNS) counts[days] += countRuns(decade, days);
      }
    }
    return mapValues(counts, (count, key) => {
      const trials = seeds * 3 * Math.floor(10 / Number(key)) * lottery.total;
      return deviations(count, trials, (lottery.pick / lottery.total) ** Number(key));
    });
  }

  /** Numbers that all days of a group have, in groups of so many days side by side. */
  function countRuns(draws: readonly Draw[], days: number): number {
    let count = 0;
    for (let first = 0; first + days <= draws.length; first += days) {
      const times = new Uint8Array(256);
      for (let day = 0; day < days; day++) {
        for (const n of draws[first + day]?.numbers ?? []) times[n] = (times[n] as number) + 1;
      }
      for (const each of times) if (each === days) count++;
    }
    return count;
  }

  // In the short round the lottery whose control takes the fewest seeds.
  const [short] = CONTROLS;
  const checked = LOTTERIES.filter(({ key }) => !isShortRound || key === short);
  test.each(checked)('it is as frequent as chance has it: $name', (lottery) => {
    const off = runsOfDays(NEWEST, lottery);
    for (const days of RUNS) expect(Math.abs(off[days])).toBeLessThan(SIGMAS);
  });

  test.each(inRound(CONTROLS, 1))('was too frequent in engine 2: %s', (key) => {
    const off = runsOfDays(OLD, lotteryOf(key));
    expect(off[3]).toBeGreaterThan(SIGMAS);
    expect(off[4]).toBeGreaterThan(SIGMAS);
  });
});
