import { beforeEach, expect, test, vi } from 'vitest';
import { EDITIONS } from '../../../src/editions.ts';
import { linkKey } from '../../../src/state/address/address.ts';
import { copyRunLink } from '../../../src/state/address/run-link.ts';
import { settings } from '../../../src/state/preferences/settings.ts';
import { replayRun } from '../../../src/state/run/result.ts';
import { run } from '../../../src/state/run/run.ts';
import { startStrategy } from '../../../src/state/run/start-strategy.ts';
import { readPacked } from '../../../workers/shared/link/packed-link.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { runOf } from '../../tasks/result-of.ts';
import { useFakeEngine } from '../run/fake-engine.ts';
import { readAddress } from './read-address.ts';

const [main] = EDITIONS;
const { tickMs, completeAt } = main.strategyOverlay;
const copied = vi.fn(async (_text: string) => {});
const go = vi.fn();
let calls: FakeCall[];

/** A run that somebody starts, up to its result; the parameters of its address. */
async function started(strategy: StrategyId, options: StrategyOptions) {
  startStrategy(main, go, { strategy, games: 3, options, origin: 'strategy' });
  const request = calls[0]?.input as GenerateRequest;
  calls[0]?.resolve({ ok: true, value: runOf(request) });
  await vi.advanceTimersByTimeAsync(tickMs * completeAt);
  return go.mock.lastCall?.[0];
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  vi.stubGlobal('location', { origin: 'https://robo.example', search: '' });
  calls = useFakeEngine();
  settings.lottery = 'quina';
});

test.each<[StrategyId, StrategyOptions, object]>([
  ['numerologia', { name: 'Ana' }, { root: 7 }],
  ['numerologia', { birthDate: '1984-07-21' }, { root: 5 }],
  ['datas-especiais', { dates: ['1984-07-21'] }, { dateNumbers: [7, 21, 28] }],
  ['datas-especiais', { dates: ['1984-07-21', '1979-11-20'] }, { dateNumbers: [21, 7, 28, 20, 11, 79, 31] }],
])('the address and the copied link of %s %j have %j only', async (strategy, options, parts) => {
  const search = await started(strategy, options);
  expect(Object.keys(search)).toEqual(['r']);
  expect(readPacked(search.r).options).toEqual(parts);
  await copyRunLink(run.receipt as never);
  const link = new URL(copied.mock.lastCall?.[0] ?? '');
  expect(Object.fromEntries(link.searchParams)).toEqual(search);
});

test('the result on screen is the run of the address, with all that was told', async () => {
  const search = await started('numerologia', { name: 'Ana' });
  const { request } = readAddress(search, main.views);
  expect(request?.options).toEqual({ root: 7 });
  await replayRun(request as GenerateRequest, linkKey(search));
  expect(calls).toHaveLength(1);
  expect(run.receipt?.options).toEqual({ name: 'Ana' });
});
