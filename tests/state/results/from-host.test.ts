import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hashOf } from '../../../tools/cli/results/read-host-folder.ts';
import { type DrawTable, packDraws, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import { hostFileName } from '../../../workers/shared/draws/host-index.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { manyDraws } from '../../draws/store/many-draws.ts';
import { installDatabase } from '../../platform/fake-database.ts';
import { openTab, useFakeStorage } from '../../platform/tabs.ts';
import { useFakeHost } from './fake-host.ts';
import { poolHere } from './results-page.ts';

const load = async () => ({
  ...(await import('../../../src/state/results/results.ts')),
  ...(await import('../../../src/state/results/kept-table.ts')),
  ...(await import('../../../src/state/results/reader-pool.ts')),
  ...(await import('../../../src/state/results/from-host.ts')),
  ...(await import('../../../src/state/results/results-lottery.ts')),
});
type Page = Awaited<ReturnType<typeof load>>;

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
  useFakeStorage();
  installDatabase();
  host = useFakeHost();
  host.serve(QUINA, SENA);
});

async function open(): Promise<Page> {
  const { page } = await openTab(load, (loaded) => loaded.setResultsPool(poolHere()));
  return page;
}

/** A page that has looked at the host, with some draws kept before. */
async function looked(...kept: readonly DrawTable[]): Promise<Page> {
  const page = await open();
  for (const table of kept) await page.keepTable(packDraws(table));
  await page.lookAtHost(signal);
  return page;
}

const index = () => JSON.parse(String(host.files.get('index.json')));
const offered = ({ fromHost }: Page) =>
  fromHost.offers.map(({ lottery, kind, draws }) => `${lottery} ${kind} ${draws}`);
async function kept(page: Page, lottery: LotteryKey): Promise<DrawTable | undefined> {
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
    ['too much', () => host.files.set('index.json', `${' '.repeat(70_000)}{"schema":2}`)],
  ])('nothing is offered with %s, and nothing is said', async (_, spoil) => {
    spoil();
    const page = await looked();
    expect(host.asked).toEqual(['index.json no-cache']);
    expect(offered(page)).toEqual([]);
    expect(page.fromHost.status).toBe('away');
  });

  test('nothing is offered once the page has given up', async () => {
    host.isSlow = true;
    const page = await open();
    const controller = new AbortController();
    const looking = page.lookAtHost(controller.signal);
    controller.abort();
    await looking;
    expect(offered(page)).toEqual([]);
  });

  test('nothing is offered that cannot be had', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const match = async (address: string) => (address.includes('quina-') ? new Response() : undefined);
    vi.stubGlobal('caches', { match });
    expect(offered(await looked())).toEqual(['quina all 30']);
    vi.stubGlobal('caches', undefined);
    expect(offered(await looked())).toEqual([]);
  });
});

describe('what the host has is offered', () => {
  test('beside what is kept', async () => {
    expect(offered(await looked())).toEqual(['megasena all 20', 'quina all 30']);
    expect(offered(await looked(part(QUINA, 0, 18), SENA))).toEqual(['quina newer 12']);
    expect(offered(await looked(QUINA))).toEqual([]);
  });

  test('where it fills what is missing, or has prizes', async () => {
    host.serve(QUINA);
    expect(offered(await looked(part(QUINA, 10)))).toEqual(['quina more 10']);
    host.serve(SENA);
    expect(offered(await looked(unpaid(SENA)))).toEqual(['megasena prizes 20']);
  });

  test('not where this browser has more', async () => {
    host.serve(part(QUINA, 0, 20));
    expect(offered(await looked(QUINA))).toEqual([]);
  });

  test('no more once another tab has taken it', async () => {
    const page = await looked();
    await page.keepTable(packDraws(QUINA));
    await vi.waitFor(() => expect(offered(page)).toEqual(['megasena all 20']));
  });
});

describe('taking what is offered', () => {
  test('keeps draws and prizes, and asks for the file once', async () => {
    const page = await looked(part(QUINA, 0, 18));
    host.asked = [];
    await page.takeFromHost(['quina']);
    expect(page.fromHost.taken).toEqual({ quina: { ok: true, draws: 12, conflicts: 0 } });
    expect(page.resultsLottery.chosen).toBe('quina');
    expect(await kept(page, 'quina')).toEqual(QUINA);
    expect(offered(page)).toEqual(['megasena all 20']);
    expect(host.asked).toEqual([`${host.named('quina')} default`]);
  });

  test('of several lotteries is one after the other', async () => {
    const page = await looked();
    await page.takeFromHost(['megasena', 'quina']);
    expect(await kept(page, 'quina')).toEqual(QUINA);
    expect(await kept(page, 'megasena')).toEqual(SENA);
    expect(offered(page)).toEqual([]);
    expect(page.fromHost.taking).toBeNull();
    expect(page.resultsLottery.chosen).toBeNull();
  });

  test('leaves what is kept otherwise as it is, and is not offered for ever', async () => {
    const other = { ...part(QUINA, 0, 30) };
    const [first] = other.draws;
    const numbers = [1, 2, 3, 4, 5];
    if (!first) throw new Error('unreachable');
    const mine = { lottery: 'quina', draws: [{ contest: first.contest, numbers }] } as const;
    const page = await looked(mine);
    await page.takeFromHost(['quina']);
    expect(page.fromHost.taken.quina).toEqual({ ok: true, draws: 29, conflicts: 1 });
    expect((await kept(page, 'quina'))?.draws[0]?.numbers).toEqual(numbers);
    expect(offered(page)).toEqual(['megasena all 20']);
  });

  test('is over with the last draw that is there, whatever the index says', async () => {
    const sena = index().lotteries.megasena;
    const last = { contest: sena.first.contest + 4999 };
    const megasena = { ...sena, count: 5000, last, withPrizes: 5000 };
    host.files.set('index.json', JSON.stringify({ schema: 2, lotteries: { megasena } }));
    const page = await looked();
    await page.takeFromHost(['megasena']);
    expect(page.fromHost.taken.megasena).toMatchObject({ ok: true });
    expect(offered(page)).toEqual([]);
    // Nor when the page is opened anew.
    const next = await open();
    await next.lookAtHost(signal);
    expect(offered(next)).toEqual([]);
  });

  test('goes on when its request is ended with others of the page', async () => {
    const page = await looked();
    const name = host.named('quina');
    host.broken.add(name);
    await page.takeFromHost(['quina']);
    expect(page.fromHost.taken.quina?.ok).toBe(true);
    expect(host.asked).toContain(`${name} reload`);
  });

  test('fetches anew what a cache has damaged', async () => {
    const page = await looked();
    const name = host.named('quina');
    host.once.set(name, new Uint8Array(9));
    await page.takeFromHost(['quina']);
    expect(page.fromHost.taken.quina?.ok).toBe(true);
    expect(host.asked).toContain(`${name} reload`);
  });
});

describe('what cannot be taken is refused, and what was kept stays', () => {
  const before = part(QUINA, 0, 5);
  async function refused(spoil: (name: string) => void) {
    const page = await looked(before, SENA);
    spoil(host.named('quina'));
    await page.takeFromHost(['quina']);
    expect(await kept(page, 'quina')).toEqual(before);
    expect(page.fromHost.taking).toBeNull();
    const { quina } = page.fromHost.taken;
    return quina?.ok === false ? quina.fault : quina;
  }

  /** Has the index name the file's bytes, whatever they are. */
  function rename(bytes: Uint8Array<ArrayBuffer>): void {
    const { schema, lotteries } = index();
    const hash = hashOf(bytes);
    const file = hostFileName('quina', hash);
    const quina = { ...lotteries.quina, file, hash };
    host.files.set('index.json', JSON.stringify({ schema, lotteries: { ...lotteries, quina } }));
    host.files.set(file, bytes);
  }

  test.each<[string, string, (name: string) => void]>([
    ['other bytes', 'hash', (name) => host.files.set(name, new Uint8Array(9))],
    ['another version by now', 'gone', (name) => host.files.delete(name)],
    [
      ...(['a page in its place', 'gone'] as const),
      (name) => Object.assign(host, { hasFallback: host.files.delete(name) }),
    ],
    ['no network', 'offline', () => Object.assign(host, { isUp: false })],
    ['far too much', 'too-large', (name) => host.files.set(name, ' '.repeat(4_000_001))],
  ])('with %s', async (_, fault, spoil) => {
    expect(await refused(spoil)).toBe(fault);
  });

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['what is no table', new Uint8Array(9)],
    ['no draws', packDraws({ lottery: 'quina', draws: [] })],
    ['numbers that there are not', packDraws({ lottery: 'quina', draws: [{ contest: 1, numbers: [1, 2, 3, 4, 81] }] })],
    ['another lottery', packDraws(SENA)],
  ])('with %s under its own hash', async (_, bytes) => {
    rename(bytes);
    expect(await refused(() => {})).toBe('failed');
  });

  test('when nobody waits any more', async () => {
    const page = await looked(before);
    host.isSlow = true;
    const taking = page.takeFromHost(['quina', 'megasena']);
    expect(page.fromHost.taking).toBe('quina');
    page.cancelTaking();
    await taking;
    expect(await kept(page, 'quina')).toEqual(before);
    expect(page.fromHost.taking).toBeNull();
    expect(page.fromHost.taken).toEqual({});
  });

  test('and the index is asked for again where a file is gone', async () => {
    const page = await looked();
    const before = host.files.get('index.json');
    const newer = manyDraws('quina', 31, 6000);
    host.serve(newer);
    expect(before).not.toBe(host.files.get('index.json'));
    await page.takeFromHost(['quina']);
    expect(offered(page)).toEqual(['quina all 31']);
    await page.takeFromHost(['quina']);
    expect(await kept(page, 'quina')).toEqual(newer);
  });
});
