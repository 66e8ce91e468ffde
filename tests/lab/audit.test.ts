import { chunk, range } from 'lodash';
import { describe, expect, test } from 'vitest';
import { inRound } from '../../tools/build/test-rounds.ts';
import { arc4 } from '../../tools/cli/lab/generator/arc4.ts';
import { createAudit } from '../../tools/cli/lab/generator/audit.ts';
import { AUDIT_ALPHA, type AuditReport, isCaught, SAMPLERS } from '../../tools/cli/lab/generator/audit-report.ts';
import type { AuditRequest } from '../../tools/cli/lab/generator/audit-request.ts';
import { countSampler } from '../../tools/cli/lab/generator/count.ts';
import { auditLayout } from '../../tools/cli/lab/generator/layout.ts';
import { reportAudit } from '../../tools/cli/lab/generator/report.ts';
import { type OpenSampler, samplersOf } from '../../tools/cli/lab/generator/samplers.ts';
import { markNumbers } from '../../workers/engine/presence-mask.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { reportOf } from '../../workers/lab/run-job.ts';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../workers/shared/lottery/lotteries.ts';

const request = (lottery: LotteryKey, tickets: number): AuditRequest => ({
  kind: 'audit',
  engine: '4',
  seed: 'audit',
  lottery,
  tickets,
});

const caught = ({ samplers }: AuditReport) => samplers.filter(isCaught).map(({ id }) => id);

/** Mega-Sena's numbers, shuffled and cut into ten tickets, a hundred times over; these thousand in random order. */
const balancedDecks: OpenSampler = (block, index) => {
  const { next } = samplersOf(request('megasena', 1)).engine(block, index);
  const shuffle = <T>(items: T[]): T[] => {
    for (let i = items.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      [items[i], items[j]] = [items[j] as T, items[i] as T];
    }
    return items;
  };
  const bag: number[][] = [];
  return {
    next,
    draw(mask) {
      if (bag.length === 0) {
        for (let deck = 0; deck < 100; deck++) bag.push(...chunk(shuffle(range(1, 61)), 6));
        shuffle(bag);
      }
      mask.fill(0);
      markNumbers(bag.pop() as number[], mask);
    },
  };
};

/** What the tests say of a sampler's 4,000 tickets. */
function countedBy(open: OpenSampler) {
  const megasena = lotteryOf('megasena');
  const layout = auditLayout(megasena);
  const sums = new Float64Array(layout.size * SAMPLERS.length);
  runToEnd(countSampler(megasena, layout, open, 0, 4000, sums.subarray(0, layout.size)));
  return reportAudit(megasena, layout, 4000, sums).samplers[0];
}

describe('the audit of the generator', () => {
  test.each(inRound(LOTTERIES, 1))(
    'the audit of $key catches every sampler that is broken, and not the engine',
    ({ key }) => {
      const report = reportOf(createAudit(request(key, 40_000)));
      expect(caught(report)).toEqual(SAMPLERS.slice(1));
    },
  );

  test('every sampler is caught by what is wrong with it', () => {
    const { samplers } = reportOf(createAudit(request('quina', 20_000)));
    const by = Object.fromEntries(
      samplers.map(({ id, tests }) => [id, tests.filter(({ adjusted }) => adjusted < 0.001).map((one) => one.id)]),
    );
    expect(by).toMatchObject({ engine: [], stuck: ['neighbours'], 'engine-2': ['lines', 'curves'] });
    expect(by.modulo).toContain('singles');
    expect(by['sort-random']).toContain('singles');
    expect(by['arc4-keys']).toContain('streams');
  });

  test("passes seedrandom's arc4 where no two keys are one: it is for its keys that it is caught", () => {
    const sound: OpenSampler = (block, index) => {
      const word = arc4(`audit/${block}/${index}`);
      const next = () => word() / 2 ** 32;
      const all = range(1, 61);
      return {
        next,
        draw(mask) {
          mask.fill(0);
          for (let i = 0; i < 6; i++) {
            const j = i + Math.floor(next() * (60 - i));
            [all[i], all[j]] = [all[j] as number, all[i] as number];
          }
          markNumbers(all.slice(0, 6), mask);
        },
      };
    };
    expect(countedBy(sound)?.tests.filter(({ adjusted }) => adjusted < AUDIT_ALPHA)).toEqual([]);
  });

  test('a sampler that is too even is caught: its numbers all come as often', () => {
    const even = countedBy(balancedDecks);
    expect(even?.tests.filter(({ adjusted }) => adjusted < AUDIT_ALPHA).map(({ id }) => id)).toEqual(['singles']);
    expect(even?.tests[0]?.z).toBeLessThan(-5);
  });

  test('the p-values of a good generator are as often small as they say', () => {
    const ps = Array.from({ length: 12 }, (_, i) =>
      countedBy(samplersOf({ ...request('megasena', 1), seed: `s${i}` }).engine),
    ).flatMap((engine) => engine?.tests.map(({ p }) => p) ?? []);
    const below = (limit: number) => ps.filter((p) => p < limit).length / ps.length;
    expect(below(0.5)).toBeGreaterThan(0.33);
    expect(below(0.5)).toBeLessThan(0.67);
    expect(below(0.05)).toBeLessThan(0.14);
  });
});
