import { beforeEach, describe, expect, test } from 'vitest';
import { type DrawTable, packDraws, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { manyDraws } from '../../draws/store/many-draws.ts';
import { useStores } from '../../platform/tabs.ts';
import { useFakeHost } from './fake-host.ts';
import { openResults, type ResultsPage } from './results-page.ts';

const QUINA = manyDraws('quina', 30, 6000);
const SENA = manyDraws('megasena', 20, 2900);
const part = ({ lottery, draws }: DrawTable, from: number, to?: number): DrawTable => ({
  lottery,
  draws: draws.slice(from, to),
});
const unpaid = ({ lottery, draws }: DrawTable): DrawTable => ({
  lottery,
  draws: draws.map(({ paid, ...draw }) => draw),
});
const { signal } = new AbortController();

let host: ReturnType<typeof useFakeHost>;
beforeEach(() => {
  useStores();
  host = useFakeHost();
  host.serve(QUINA, SENA);
});

/** A page that has looked at the host, with some draws kept before. */
async function looked(...kept: readonly DrawTable[]): Promise<ResultsPage> {
  const { page } = await openResults();
  for (const table of kept) await page.keepTable(packDraws(table));
  await page.lookAtHost(signal);
  return page;
}

const offers = ({ fromHost, results, offersOf }: ResultsPage) => offersOf(fromHost.index, results.kept, fromHost.taken);
const offered = (page: ResultsPage) => offers(page).map(({ lottery, kind, draws }) => `${lottery} ${kind} ${draws}`);
const take = (page: ResultsPage, ...lotteries: readonly LotteryKey[]) =>
  page.takeFromHost(offers(page).filter(({ lottery }) => lotteries.includes(lottery)));
async function kept(page: ResultsPage, lottery: LotteryKey): Promise<DrawTable | undefined> {
  const table = await page.keptTable(lottery);
  return table ? unpackDraws(table) : undefined;
}

describe('without results of the host', () => {
  test('nothing is asked where the build knows of none', async () => {
    host = useFakeHost({ isMarked: false });
    const page = await looked();
    expect(host.asked).toEqual([]);
    expect(offered(page)).toEqual([]);
    expect(page.fromHost.status).toBe('none');
  });

  test.each<[string, () => void]>([
    ['no network', () => Object.assign(host, { isUp: false })],
    ['a 404', () => host.files.clear()],
    ['a page in its place', () => Object.assign(host, { hasFallback: host.files.clear() ?? true })],
    ['no JSON', () => host.files.set('index.json', '{"schema":2,')],
    ['another schema', () => host.files.set('index.json', '{"schema":1,"lotteries":{}}')],
  ])('nothing is offered with %s', async (_, spoil) => {
    spoil();
    const page = await looked();
    expect(host.asked).toEqual(['index.json']);
    expect(offered(page)).toEqual([]);
    expect(page.fromHost.status).toBe('away');
  });

  test('nothing is offered once the page has given up', async () => {
    host.isSlow = true;
    const { page } = await openResults();
    const controller = new AbortController();
    const looking = page.lookAtHost(controller.signal);
    controller.abort();
    await looking;
    expect(offered(page)).toEqual([]);
  });
});

test('the host’s draws are offered as far as they are not kept', async () => {
  expect(offered(await looked())).toEqual(['megasena all 20', 'quina all 30']);
  expect(offered(await looked(part(QUINA, 0, 18), SENA))).toEqual(['quina newer 12']);
  expect(offered(await looked(QUINA))).toEqual([]);
  host.serve(part(QUINA, 0, 20));
  expect(offered(await looked(QUINA))).toEqual([]);
});

test('the host’s draws are offered where they fill a gap, or have prizes', async () => {
  expect(offered(await looked(part(QUINA, 10), unpaid(SENA)))).toEqual(['megasena prizes 20', 'quina more 10']);
});

describe('taking what is offered', () => {
  test('keeps draws and prizes, and asks for the file once', async () => {
    const page = await looked(part(QUINA, 0, 18));
    host.asked = [];
    await take(page, 'quina');
    expect(page.fromHost.taken).toMatchObject({ quina: { ok: true, report: { added: 12, conflictCount: 0 } } });
    expect(page.resultsLottery.chosen).toBe('quina');
    expect(await kept(page, 'quina')).toEqual(QUINA);
    expect(offered(page)).toEqual(['megasena all 20']);
    expect(host.asked).toEqual(['quina.bin']);
  });

  test('keeps several lotteries, one after the other', async () => {
    const page = await looked();
    await take(page, 'megasena', 'quina');
    expect(await kept(page, 'quina')).toEqual(QUINA);
    expect(await kept(page, 'megasena')).toEqual(SENA);
    expect(offered(page)).toEqual([]);
    expect(page.fromHost.taking).toBeNull();
    expect(page.resultsLottery.chosen).toBeNull();
  });

  test('takes a file that version 0.7.0 has published', async () => {
    const { lotteries } = JSON.parse(String(host.files.get('index.json')));
    const quina = { ...lotteries.quina, file: 'quina-1a2b3c4d.bin', hash: '1a2b3c4d'.padEnd(64, '0') };
    host.files.set('index.json', JSON.stringify({ schema: 2, lotteries: { quina } }));
    host.files.set(quina.file, packDraws(QUINA));
    const page = await looked();
    await take(page, 'quina');
    expect(await kept(page, 'quina')).toEqual(QUINA);
  });

  test('leaves what is kept otherwise as it is, and does not offer it once more', async () => {
    const numbers = [1, 2, 3, 4, 5];
    const page = await looked({ lottery: 'quina', draws: [{ contest: 6000, numbers }] });
    await take(page, 'quina');
    expect(page.fromHost.taken.quina).toMatchObject({ ok: true, report: { added: 29, conflictCount: 1 } });
    expect((await kept(page, 'quina'))?.draws[0]?.numbers).toEqual(numbers);
    expect(offered(page)).toEqual(['megasena all 20']);
  });
});

describe('what was kept stays', () => {
  const before = part(QUINA, 0, 5);

  test.each<[string, string, () => void]>([
    ['the file is damaged', 'failed', () => host.files.set('quina.bin', packDraws(QUINA).slice(0, -9))],
    ['the file is not there', 'away', () => host.files.delete('quina.bin')],
    [
      ...(['a page is in its place', 'away'] as const),
      () => Object.assign(host, { hasFallback: host.files.delete('quina.bin') }),
    ],
    ['there is no network', 'away', () => Object.assign(host, { isUp: false })],
    ['the file is far too large', 'failed', () => host.files.set('quina.bin', ' '.repeat(4_000_001))],
    ['the file has no draws', 'failed', () => host.files.set('quina.bin', packDraws({ lottery: 'quina', draws: [] }))],
    ['the file is of another lottery', 'failed', () => host.files.set('quina.bin', packDraws(SENA))],
  ])('what was kept stays where %s', async (_, fault, spoil) => {
    const page = await looked(before, SENA);
    spoil();
    await take(page, 'quina');
    expect(await kept(page, 'quina')).toEqual(before);
    expect(page.fromHost.taking).toBeNull();
    expect(page.fromHost.taken.quina).toEqual({ ok: false, fault });
    expect(offered(page)).toEqual(['quina newer 25']);
  });

  test('what was kept stays where somebody gives up', async () => {
    const page = await looked(before);
    host.isSlow = true;
    const taking = take(page, 'quina', 'megasena');
    expect(page.fromHost.taking).toBe('megasena');
    page.cancelTaking();
    await taking;
    expect(await kept(page, 'quina')).toEqual(before);
    expect(page.fromHost.taking).toBeNull();
    expect(page.fromHost.taken).toEqual({});
  });
});
