import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShortRound } from '../../../tools/build/test-rounds.ts';
import { DAY_MS } from '../../../workers/shared/lottery/calendar.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { json, utf8 } from './files.ts';
import { gridAsSheet } from './grids.ts';
import { ballOf } from './json-files.ts';
import { drawsIn, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** Ways to write a day. */
const DAYS: readonly ((y: number, m: number, d: number) => string)[] = [
  (y, m, d) => `${two(d)}/${two(m)}/${y}`,
  (y, m, d) => `${d}/${m}/${y}`,
  (y, m, d) => `${two(d)}-${two(m)}-${two(y % 100)}`,
  (y, m, d) => `${y}-${two(m)}-${two(d)} 00:00:00`,
  (y, m, d) => `${m}/${d}/${y} 20:00`,
  (y, m, d) => `${two(m)}/${two(d)}/${y}`,
  (y, m, d) => `${m}/${d}/${two(y % 100)}`,
];
const BALLS = ['Bola#', 'D. #', '#ª Dezena', '#', 'Coluna#', 'Número #', 'resultado_#'];
/** Columns that count up too: winners, amounts, towns. */
const OTHERS: readonly ((column: number, row: number) => string)[] = [
  (column, row) => String((row * 7919) % 10 ** (column + 1)),
  (column, row) => `${row * 37 + column},50`,
  (column) => `CIDADE ${column}`,
];
const FORMS: readonly ((grid: string[][]) => Uint8Array<ArrayBuffer>)[] = [
  (grid) => utf8(grid.map((row) => row.join(';')).join('\n')),
  (grid) => gridAsSheet(grid),
  ([header = [], ...rows]) => json(rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i]])))),
];

const tables = fc.record({
  lottery: fc.constantFrom(...LOTTERIES),
  count: fc.constantFrom(1, 2, 3, 5, 12, 30),
  seed: fc.nat(1e6),
  step: fc.constantFrom(1, 1, 3, 50),
  pause: fc.constantFrom(1, 2, 3, 7),
  from: fc.date({ min: new Date('1994-03-01T00:00:00Z'), max: new Date('1998-12-31T00:00:00Z'), noInvalidDate: true }),
  day: fc.nat(DAYS.length - 1),
  ball: fc.constantFrom(...BALLS),
  other: fc.option(fc.constantFrom(...OTHERS)),
  form: fc.constantFrom(...FORMS),
  isTold: fc.boolean(),
});

const RUNS = isShortRound ? 250 : 600;

test('whatever a table calls its columns and however it writes its days, each draw that comes out went in', () => {
  const outcomes = new Map<string, number>();
  fc.assert(
    fc.property(tables, ({ lottery, count, seed, step, pause, from, day, ball, other, form, isTold }) => {
      // One draw in the operator's writing is taken for the operator's.
      fc.pre(count > 1 || DAYS[day] !== DAYS[5]);
      const draws = sampleDraws(lottery.key, count, seed).map((draw, i) => {
        const date = new Date(from.getTime() + i * step * pause * DAY_MS);
        return { ...draw, contest: 100 + i * step, day: date.toISOString().slice(0, 10) };
      });
      const rows = draws.map((draw, row) => {
        const [y = 0, m = 0, d = 0] = draw.day.split('-').map(Number);
        const numbers = [...draw.numbers, ...(draw.second ?? [])].map((n) => ballOf(lottery.key, n));
        const others = other ? [1, 2, 3, 4, 5].map((column) => other(column, row)) : [];
        return [String(draw.contest), DAYS[day]?.(y, m, d) ?? '', ...numbers, ...others];
      });
      const balls = lottery.drawn * lottery.drawsPerContest;
      const names = Array.from({ length: balls }, (_, i) => ball.replace('#', String(i + 1)));
      const header = ['Conc.', 'Data', ...names, ...(other ? [1, 2, 3, 4, 5].map((n) => `Faixa ${n}`) : [])];
      const answer = read(form([header, ...rows]), isTold ? { lottery: lottery.key } : {});
      const outcome = answer.ok ? 'read' : answer.refusal;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      expect(outcome).toMatch(/^read$|^unknown-(?:days|lottery)$/);
      if (!answer.ok) return;
      const sorted = (list: readonly number[] = []) => [...list].sort((a, b) => a - b);
      expect(answer.report.lottery).toBe(lottery.key);
      expect(drawsIn(answer).map((one) => [one.contest, one.date, sorted(one.numbers), sorted(one.second)])).toEqual(
        draws.map((one) => [one.contest, one.day, sorted(one.numbers), sorted(one.second)]),
      );
    }),
    { numRuns: RUNS },
  );
  // Most are read without a question.
  expect(outcomes.get('read')).toBeGreaterThan(RUNS / 2);
});
