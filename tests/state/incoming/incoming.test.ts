import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kindOf } from '../../../src/state/incoming/kind.ts';
import { shownName } from '../../../src/state/incoming/shown-name.ts';
import { printExport } from '../../../src/state/saved-games/format.ts';
import { printSyndicate } from '../../../src/state/syndicate/syndicate-file.ts';
import { incomingCache } from '../../../workers/shared/incoming/handover.ts';
import { delimited } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { openTab, useStores } from '../../platform/tabs.ts';
import { poolHere } from '../results/results-page.ts';
import { FRIENDS } from '../syndicate/any-group.ts';

const CACHE = incomingCache('https://site.example/');

/** The caches of the browser: what waits in that of what was shared. */
function useFakeCaches() {
  const fake = { waiting: undefined as FormData | undefined, isBlocked: false };
  vi.stubGlobal('caches', {
    async has(name: string) {
      if (fake.isBlocked) throw new DOMException('blocked', 'SecurityError');
      return name === CACHE && fake.waiting !== undefined;
    },
    open: async () => ({
      keys: async () => ['the only one'],
      match: async () => new Response(fake.waiting),
    }),
    async delete() {
      const wasThere = fake.waiting !== undefined;
      fake.waiting = undefined;
      return wasThere;
    },
  });
  return fake;
}

const open = () =>
  openTab(
    async () => ({
      ...(await import('../../../src/state/incoming/incoming.ts')),
      ...(await import('../../../src/state/results/importing.ts')),
      ...(await import('../../../src/state/results/reader-pool.ts')),
      ...(await import('../../../src/state/results/results-lottery.ts')),
      ...(await import('../../../src/state/check/check.ts')),
    }),
    (page) => page.setResultsPool(poolHere()),
  );

let caches: ReturnType<typeof useFakeCaches>;
beforeEach(() => {
  useStores();
  caches = useFakeCaches();
  vi.stubGlobal('location', { origin: 'https://site.example', search: '' });
});

const quina = () => new File([delimited('quina', sampleDraws('quina'), ';')], 'quina.csv');
const games = (name = 'games.json') => new File([printExport([])], name);

function formOf(name: string, ...values: readonly (string | File)[]): FormData {
  const form = new FormData();
  for (const value of values) form.append(name, value);
  return form;
}

describe('what comes from outside', () => {
  test('what comes from outside is read, chosen and kept by a tap alone: a report, a refusal and the page stay as they are', async () => {
    const { page } = await open();
    page.importFiles([new File(['<html>'], 'mine.csv')]);
    await expect.poll(() => page.importing.step).toBe('refused');
    caches.waiting = formOf('files', quina(), quina());
    await page.takeShared('#recebido=waiting');
    expect(page.importing).toMatchObject({ step: 'refused', name: 'mine.csv', waiting: 0 });
    expect(page.resultsLottery.chosen).toBeNull();
    expect(page.incoming.arrived).toMatchObject([{ kind: 'results', isForeign: true }]);
    expect(page.incoming.arrived[0]?.files.map(({ name }) => name)).toEqual(['quina.csv', 'quina.csv']);
    page.readArrived(page.incoming.arrived[0]?.id ?? 0);
    expect(page.incoming.arrived).toEqual([]);
    expect(page.importing).toMatchObject({ step: 'reading', isForeign: true, waiting: 1 });
    await expect.poll(() => page.importing.step).toBe('found');
    page.cancelImport();
    // What somebody has chosen here is not from outside, and read at once.
    await page.receiveFiles([quina()]);
    expect(page.importing).toMatchObject({ step: 'reading', isForeign: false });
    await page.receiveFiles([games()]);
    expect(page.incoming.arrived).toMatchObject([{ kind: 'saved-games', isForeign: false }]);
  });
});

describe('what may be a list of games', () => {
  test('a text that may be a list is checked when somebody says so, and is left then', async () => {
    const { page } = await open();
    caches.waiting = formOf('text', 'Quina 07 18 33 54 71');
    await page.takeShared('');
    const [one] = page.incoming.arrived;
    expect(one && page.mayBeGames(one)).toBe(true);
    expect(page.check.text, 'before a tap').toBe('');
    expect(await page.checkArrived(one?.id ?? 0)).toBe(true);
    expect(page.incoming.arrived).toEqual([]);
    await expect.poll(() => page.check.status).toBe('failed');
    expect(page.check).toMatchObject({ source: 'typed', text: 'Quina 07 18 33 54 71', problem: 'no-results' });
    expect(page.resultsLottery.chosen).toBe('quina');
    expect(page.importing.step).toBe('idle');
    expect(await page.checkArrived(one?.id ?? 0), 'what is gone').toBe(false);
  });

  test('a text that may be a list is checked too where the reader of results has found that it is one', async () => {
    const { page } = await open();
    page.importText('Quina\nJogo 1: 07 18 33 54 71\nJogo 2: 01 02 03 04 05');
    await expect.poll(() => page.importing.step).toBe('refused');
    expect(page.importing.refused?.refusal).toBe('games');
    expect(await page.checkRefused()).toBe(true);
    expect(page.importing.step).toBe('idle');
    await expect.poll(() => page.check.list?.filter(({ game }) => game)).toHaveLength(2);
    expect(await page.checkRefused(), 'nothing').toBe(false);
  });

  test('a text that may be a list is one file, which is read as one, as is a text that no field shows', async () => {
    const { page } = await open();
    const small = new File(['1 2 3'], 'a.txt');
    expect(page.mayBeGames({ files: [small] })).toBe(true);
    expect(page.mayBeGames({ files: [small, small] })).toBe(false);
    for (const form of [
      formOf('files', new File(['Quina 07 18 33 54 71'], 'q.txt')),
      formOf('text', `Quina 07 18 33 54 71${' '.repeat(200_000)}`),
    ]) {
      caches.waiting = form;
      await page.takeShared('');
      expect(await page.checkArrived(page.incoming.arrived[0]?.id ?? 0)).toBe(true);
      await expect.poll(() => page.check.list).toHaveLength(1);
      expect(page.check).toMatchObject({ text: '', file: expect.any(File) });
      page.chooseCheck({ file: null });
    }
  });
});

describe('what was shared', () => {
  test('a share is taken once, and read; of two pages one has it', async () => {
    const { page } = await open();
    caches.waiting = formOf('files', quina());
    await Promise.all([page.takeShared('#recebido=waiting'), page.takeShared('')]);
    expect(caches.waiting).toBeUndefined();
    expect(page.incoming.arrived).toMatchObject([{ kind: 'results', isText: false }]);
    page.readArrived(page.incoming.arrived[0]?.id ?? 0);
    await expect.poll(() => page.importing.step).toBe('found');
    expect(page.importing).toMatchObject({ name: 'quina.csv', waiting: 0 });
  });

  test('a share is read too where the address does not tell of it', async () => {
    const { page } = await open();
    caches.waiting = formOf('text', delimited('quina', sampleDraws('quina'), '\t'));
    await page.takeShared('');
    page.readArrived(page.incoming.arrived[0]?.id ?? 0);
    await expect.poll(() => page.importing.step).toBe('found');
    expect(page.importing.name).toBeNull();
  });

  test('a share that is gone is said to be lost; where none was told of, nothing is', async () => {
    const { page } = await open();
    await page.takeShared('#conteudo');
    expect(page.incoming.fault).toBeNull();
    await page.takeShared('#recebido=waiting');
    expect(page.incoming.fault).toBe('lost');
    page.dismissFault();
    caches.isBlocked = true;
    await page.takeShared('#recebido=waiting');
    expect(page.incoming.fault).toBe('lost');
    await page.takeShared('#recebido=refused');
    expect(page.incoming.fault).toBe('refused');
  });

  test('a share is left to the reader that it is for, a copy of saved games in a text too', async () => {
    const { page } = await open();
    caches.waiting = formOf('files', games('a.txt'), quina(), games('\u202e'));
    await page.takeShared('');
    caches.waiting = formOf('text', printExport([]));
    await page.takeShared('');
    const names = () => page.incoming.arrived.flatMap(({ files }) => files.map(({ name }) => name));
    expect(names()).toEqual(['a.txt', 'Arquivo sem nome', 'quina.csv', 'Texto']);
    page.dismissArrived(page.incoming.arrived[1]?.id ?? 0);
    expect(names()).toEqual(['a.txt', 'quina.csv', 'Texto']);
    page.readArrived(page.incoming.arrived[1]?.id ?? 0);
    await expect.poll(() => page.importing.step).toBe('found');
    // A report stays when what comes next is not for its reader.
    await page.receiveFiles([games()]);
    expect(page.importing.step).toBe('found');
  });
});

describe('files that the system opens with the app', () => {
  const handle = (getFile: () => Promise<File>) => ({ getFile });

  test('opened files are read where the browser hands them out; a launch without files is none', async () => {
    const { page, window } = await open();
    page.followLaunches();
    let launch: (launched: object) => void = () => {};
    Object.assign(window, { launchQueue: { setConsumer: (consume: typeof launch) => (launch = consume) } });
    page.followLaunches();
    launch({});
    launch({ files: [] });
    launch({ files: [handle(async () => quina()), handle(() => Promise.reject(new Error('gone')))] });
    await expect.poll(() => page.incoming.arrived).toMatchObject([{ kind: 'results', isForeign: true }]);
    expect(page.importing.step).toBe('idle');
    expect(page.incoming.fault).toBe('unreadable');
  });
});

describe('the kind of a file', () => {
  const kind = (text: string | Blob) => kindOf(typeof text === 'string' ? new Blob([text]) : text);

  test('a file is of the kind that its content says, and results in every other case', async () => {
    const own = printExport([]);
    for (const text of [own, `\ufeff ${own}`, JSON.stringify(JSON.parse(own), null, 2)]) {
      expect(await kind(text), text).toBe('saved-games');
    }
    const group = printSyndicate(FRIENDS);
    expect(await kind(group)).toBe('syndicate');
    const turned = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(group)).reverse()));
    for (const text of [turned, `\ufeff\n${turned}`]) expect(await kind(text), text).toBe('syndicate');
    const others = ['', '{', '[]', `x${own}`, '{"format":"robo-da-sorte/other"}', '{"format":"__proto__"}'];
    for (const text of others) expect(await kind(text), text).toBe('results');
    const lost = Object.assign(new Blob([own]), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) });
    expect(await kind(lost)).toBe('results');
  });

  test('any bytes have a kind', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 700 }), async (bytes) => {
        expect(await kind(new Blob([new Uint8Array(bytes)]))).toBe('results');
      }),
    );
  });
});

describe('the name that is shown', () => {
  test('the shown name has nothing that cannot be seen, and is short', () => {
    expect(shownName('\u202efdp.\u0007a\u2028\nb\u0000.xlsx ')).toBe('fdp.ab.xlsx');
    expect(shownName('🍀'.repeat(1e6))).toBe('🍀'.repeat(80));
    expect(shownName('__proto__')).toBe('__proto__');
    expect(shownName('\u200f\u061c')).toBe('');
  });

  test('the shown name of any name is its own', () => {
    const anyName = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(anyName, (name) => {
        const shown = shownName(name);
        expect([...shown].length).toBeLessThanOrEqual(80);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(shownName(shown)).toBe(shown);
      }),
    );
  });
});
