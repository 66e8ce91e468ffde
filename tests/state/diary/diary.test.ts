import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storedRecords } from '../../platform/fake-database.ts';
import { useStores } from '../../platform/tabs.ts';
import { openDiary } from './diary-page.ts';

beforeEach(() => {
  useStores();
  vi.useFakeTimers({ now: Date.parse('2026-11-25T15:00:00Z'), toFake: ['Date'] });
});

const typed = (fields: object) => ({ on: '2026-11-20', amount: '12,50', what: 'Bolão', ...fields });

describe('what was spent elsewhere', () => {
  test('own spending is written down, deleted, and put back', async () => {
    const { page } = await openDiary();
    expect(await page.noteSpending(typed({ what: '  Bolão do trabalho ' }))).toEqual({ isKept: true });
    expect(await page.noteSpending(typed({}))).toEqual({ isKept: true });
    const [first] = page.diary.list;
    if (!first) throw new Error('no entry');
    await page.changeDiary({ remove: [first.key] });
    expect(page.diary.list).toHaveLength(1);
    await page.changeDiary({ put: [first] });
    const { page: next } = await openDiary();
    expect(next.diary.list.map((entry) => ('what' in entry ? entry.what : '')).sort()).toEqual([
      'Bolão',
      'Bolão do trabalho',
    ]);
    expect(next.diary.list.every(({ cents }) => cents === 1250)).toBe(true);
  });

  test.each([
    [{ on: '' }, { on: 'day' }],
    [{ on: '2026-02-31' }, { on: 'day' }],
    [{ on: '__proto__' }, { on: 'day' }],
    [{ on: '2026-11-26' }, { on: 'future' }],
    [{ amount: '' }, { amount: 'shape' }],
    [{ amount: '0' }, { amount: 'zero' }],
    [{ amount: '-3' }, { amount: 'negative' }],
    [{ amount: '1000000000' }, { amount: 'large' }],
    [{ what: ' ' }, { what: 'empty' }],
    [{ what: 'x'.repeat(100_000) }, { what: 'too-long' }],
    [
      { on: 'ontem', amount: 'dez', what: '' },
      { on: 'day', amount: 'shape', what: 'empty' },
    ],
  ])('own spending is refused at its field: %j', async (fields, problems) => {
    const { page } = await openDiary();
    expect(await page.noteSpending(typed(fields))).toEqual({ problems });
    expect(page.diary.list).toEqual([]);
  });

  test('own spending may have any day where today is not known', async () => {
    const { page } = await openDiary();
    vi.setSystemTime(Number.NaN);
    expect(await page.noteSpending(typed({ on: '2030-01-01' }))).toEqual({ isKept: true });
    expect(page.diary.list).toMatchObject([{ on: '2030-01-01' }]);
  });

  test('own spending may have any name that is short enough', async () => {
    const { page } = await openDiary();
    for (const what of ['__proto__', '\u202eoãloB\u202c', 'a\u0000b', '=1+1']) {
      expect(await page.noteSpending(typed({ what }))).toEqual({ isKept: true });
    }
    expect(page.diary.list).toHaveLength(4);
  });
});

test('records that nobody can read count nothing and stay', async () => {
  const { page } = await openDiary();
  await page.noteSpending(typed({}));
  const good = { key: 'own 1', on: '2026-11-24', cents: 5, what: 'a' };
  const bad = [
    { key: 'a' },
    { ...good, key: 'b', on: '2026-02-31' },
    { ...good, key: 'c', cents: 0.5 },
    { ...good, key: 'd', cents: -1 },
    { ...good, key: 'e', cents: Number.POSITIVE_INFINITY },
    { ...good, key: 'f', what: 'x'.repeat(100_000) },
    { ...good, key: 'g', what: '' },
    { ...good, key: 'h', lottery: 'loteca', contest: 1, draws: 1 },
    { ...good, key: 'i', lottery: '__proto__', contest: 1, draws: 1 },
    { ...good, key: 'j', lottery: 'quina', contest: '1', draws: 1 },
    { ...good, key: 'k', lottery: 'quina', contest: 1, draws: 0 },
    { ...good, key: 7 },
  ];
  await storedRecords('robo-da-sorte-diary', 'entries', good, ...bad);
  await page.loadDiary();
  expect(page.diary.list.map(({ cents }) => cents)).toEqual([5, 1250]);
  expect(page.diary.status).toBe('kept');
  await page.noteSpending(typed({}));
  expect(await storedRecords('robo-da-sorte-diary', 'entries')).toHaveLength(bad.length + 3);
});
