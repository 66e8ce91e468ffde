import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/domain/engine-version.ts';
import { LOTTERIES } from '../../workers/domain/lotteries.ts';
import { STRATEGY_IDS } from '../../workers/domain/strategies/catalogue.ts';
import { MAX_GAMES } from '../../workers/protocol/request.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { answerOf } from '../tasks/result-of.ts';
import { GOLDEN, GOLDEN_ENGINE } from './golden-values.ts';

// A receipt that somebody kept must give the same tickets for as long as its engine version
// stands. A change to a value in golden-values.ts means raising ENGINE_VERSION.
describe('golden replays', () => {
  test('are those of this engine version', () => {
    expect(GOLDEN_ENGINE).toBe(ENGINE_VERSION);
  });

  const cases = LOTTERIES.flatMap(({ key }) => STRATEGY_IDS.map((id) => [key, id] as const));

  test.each(cases)('%s, %s', async (lottery, strategy) => {
    const { tickets } = await answerOf(generate, {
      ...{ lottery, strategy, games: MAX_GAMES },
      ...{ seed: 'golden', historySeed: 'golden-history' },
      ...{ date: '2026-11-20', now: '2026-11-20T12:00:00Z' },
    });
    const text = tickets
      .map((t) => [t.numbers.join(' '), t.id, t.date, t.score, t.potentialPrize].join('|'))
      .join('\n');
    const hash = createHash('sha256').update(text).digest('hex');
    expect(hash).toBe(GOLDEN[`${lottery} ${strategy}`]);
  });
});
