import fc from 'fast-check';
import { chunk, range } from 'lodash';
import { describe, expect, test } from 'vitest';
import { isShortRound } from '../../../tools/build/test-rounds.ts';
import { createUniqueDraw } from '../../../workers/engine/batch/draw-unique.ts';
import { planRun } from '../../../workers/engine/batch/run.ts';
import { createTicketSet } from '../../../workers/engine/batch/ticket-set.ts';
import { isMaskEmpty, markNumbers, maskWords, readMask } from '../../../workers/engine/presence-mask.ts';
import type { Stream } from '../../../workers/engine/random/stream.ts';
import { STRATEGIES } from '../../../workers/engine/strategies/registry.ts';
import { balancedSums } from '../../../workers/engine/strategies/sampling/sum-draw.ts';
import type { Block } from '../../../workers/shared/run/block.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { RuleId } from '../../../workers/shared/strategy/catalogue.ts';
import { anyWords, repeat } from '../support/repeat.ts';
import { TABLE } from './batches.ts';
import { RULES } from './properties.ts';

/** The worst of luck: the same answer for ever. */
const STUCK: readonly (readonly [string, Stream])[] = [
  [
    'lowest',
    {
      next: () => 0,
      below: () => 0,
      descending: (_n, count, out) => {
        out.fill(0, 0, count);
      },
    },
  ],
  [
    'highest',
    {
      next: () => 1 - 2 ** -32,
      below: (n) => n - 1,
      descending: (n, count, out) => {
        for (let i = 0; i < count; i++) out[i] = n - i - 1;
      },
    },
  ],
];

const PLAN = { seed: 's', history: simulated('h', '2026-05-06') };

/** A batch of 20 tickets from a stream of one's own. */
function drawTwenty(request: Parameters<typeof planRun<RuleId>>[0], random: Stream): Block {
  const { context } = planRun(request);
  const block: Block = {
    numbers: new Uint8Array(20 * context.lottery.pick),
    keys: new Int32Array(20),
    relaxed: new Uint8Array(20),
  };
  const set = createTicketSet(20);
  const draw = createUniqueDraw(context, STRATEGIES[request.strategy], random);
  for (let i = 0; i < 20; i++) draw(set, block, i);
  return block;
}

describe.each(STUCK)('a stream stuck at its %s value', (_name, random) => {
  test.each(TABLE)('still gives tickets of %s by every rule', (key, total, pick) => {
    for (const id of RULES) {
      const plan = planRun({ ...PLAN, lottery: key, strategy: id });
      const rule = STRATEGIES[id];
      for (const picker of [...rule.prepare(plan.context), ...(rule.relax?.(plan.context) ?? [])]) {
        const ticket = new Uint8Array(pick);
        for (let i = 0; i < 3; i++) {
          const mask = new Int32Array(maskWords(total));
          picker(random, ticket, mask);
          if (isMaskEmpty(mask)) markNumbers(ticket, mask);
          readMask(mask, ticket, 0);
          expect(range(1, total + 1).filter((n) => ticket.includes(n))).toHaveLength(pick);
        }
      }
    }
  });

  test.each(TABLE)('still gives 20 different tickets of %s by every rule', (key, _total, pick) => {
    for (const id of RULES) {
      const { numbers } = drawTwenty({ ...PLAN, lottery: key, strategy: id }, random);
      expect(new Set(chunk([...numbers], pick).map(String)).size).toBe(20);
    }
  });

  // 7 numbers of dates give the Quina 21 tickets, 6 leave 25 to the last place of Dia de Sorte; in the Mega-Sena 7
  // numbers have the root 5, hence 7 tickets.
  test.each([
    ['diadasorte', 'datas-especiais', { dates: ['2013-01-02', '2013-04-01'] }, 0],
    ['quina', 'datas-especiais', { dates: ['2014-01-02', '2014-05-06'] }, 0],
    ['megasena', 'numerologia', { birthDate: '2000-01-02' }, 13],
  ] as const)('relaxes %s, %s only when the rule is used up', (key, strategy, options, relaxed) => {
    const plan = { ...PLAN, lottery: key, strategy, options };
    expect(drawTwenty(plan, random).relaxed.reduce((sum, flag) => sum + flag, 0)).toBe(relaxed);
  });

  test('gives sums within the range', () => {
    for (const [key, , pick] of TABLE) {
      const plan = planRun({ ...PLAN, lottery: key, strategy: 'somatoria' });
      const [picker] = STRATEGIES.somatoria.prepare(plan.context);
      const ticket = new Uint8Array(pick);
      const { low, high } = balancedSums(plan.context.lottery);
      picker(random, ticket, new Int32Array(4));
      const sum = ticket.reduce((all, n) => all + n, 0);
      expect(sum).toBeGreaterThanOrEqual(low);
      expect(sum).toBeLessThanOrEqual(high);
    }
  });
});

// `campeao` takes no more than a seed from the stream.
test.each(RULES.filter((id) => id !== 'campeao'))(
  'a stream that repeats itself still gives 20 different tickets by %s',
  (strategy) => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLE), anyWords, ([lottery, , pick], repeated) => {
        const { numbers } = drawTwenty({ ...PLAN, lottery, strategy }, repeat(repeated));
        expect(new Set(chunk([...numbers], pick).map(String)).size).toBe(20);
      }),
      { numRuns: isShortRound ? 20 : 100 },
    );
  },
);
