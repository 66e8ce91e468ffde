import { describe, expect, test } from 'vitest';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { json, utf8 } from './files.ts';
import { gridAsSheet } from './grids.ts';
import { ballOf, dayOf, officialAnswer } from './json-files.ts';
import { drawsIn, read } from './read.ts';
import { bareDraws, sampleDraws } from './sample-draws.ts';

const KEYS = ['megasena', 'quina', 'lotofacil', 'lotomania', 'timemania'] as const;
const drawsOf = (key: LotteryKey) => bareDraws(sampleDraws(key, 30));
const names = (count: number, name: (n: number) => string) => Array.from({ length: count }, (_, i) => name(i + 1));

/** Contest, day and numbers, a column each, with these names. */
function gridWith(key: LotteryKey, draws: readonly OfficialDraw[], ball: (n: number) => string, contest = 'Concurso') {
  const rows = draws.map((draw) => [String(draw.contest), dayOf(draw), ...draw.numbers.map((n) => ballOf(key, n))]);
  return [[contest, 'Data', ...names(draws[0]?.numbers.length ?? 0, ball)], ...rows];
}

const asText = (rows: readonly (readonly string[])[]) => utf8(rows.map((row) => row.join(';')).join('\n'));

/** Names of the columns of balls; the place of one stands for `#`, in two digits for `##`. */
const BALLS = [
  ...['D#', 'd#', 'D. #', '# Dezena', '#ª Dezena', 'B#', 'N#', 'Dez#', '#ª Bola', 'Número #', '#', '##', 'Coluna#'],
  // A name that nobody has thought of.
  'pelota_#_sorteada',
];

describe('rows without a header', () => {
  test.each([...KEYS, 'diadasorte'] as const)('rows without a header are draws where each is whole: %s', (key) => {
    const draws = drawsOf(key).map(({ month: _, ...draw }) => draw);
    const [, ...rows] = gridWith(key, draws, (n) => `D${n}`);
    const turned = rows.map(([contest = '', day = '', ...balls]) => [day, contest, ...balls]);
    for (const bytes of [asText(rows), gridAsSheet(rows), asText(turned)]) {
      expect(drawsIn(read(bytes, { lottery: key }))).toEqual(draws);
    }
  });

  test('rows without a header are none where one of them has something else', () => {
    const [, ...rows] = gridWith('megasena', drawsOf('megasena'), (n) => `D${n}`);
    const [first = []] = rows;
    for (const other of [first.slice(0, -1), [...first, '1'], first.with(1, 'ontem'), first.with(4, 'x')]) {
      const answer = read(asText([...rows, other]), { lottery: 'megasena' });
      expect(answer).toMatchObject({ ok: false, refusal: 'unknown-form' });
    }
  });
});

describe('a column without a known name', () => {
  const draws = drawsOf('megasena');
  const [, ...rows] = gridWith('megasena', draws, (n) => `D${n}`);
  const undated = draws.map(({ date: _, ...draw }) => draw);
  const as = (...header: readonly string[]) => drawsIn(read(asText([header, ...rows]), { lottery: 'megasena' }));
  const balls = names(6, (n) => `bola${n}`);

  test.each(['', 'Dia', 'Quando foi'])('a column that alone has days has those of the draws: “%s”', (name) => {
    expect(as('Concurso', name, ...balls)).toEqual(draws);
  });

  test('a column that has the days of something else, or is one of two with days, has none', () => {
    expect(as('Concurso', 'Próximo concurso', ...balls)).toEqual(undated);
    const two = rows.map((row) => [...row, row[1] ?? '']);
    const bytes = asText([['Concurso', 'Jogar', ...balls, 'Fim'], ...two]);
    expect(drawsIn(read(bytes, { lottery: 'megasena' }))).toEqual(undated);
  });

  test('a column has balls where a spreadsheet program has called it after its place', () => {
    const placed = names(8, (n) => `Coluna${n}`);
    expect(as('Concurso', 'Data', ...placed.slice(2))).toEqual(draws);
    expect(as(...placed)).toEqual(draws);
  });

  test('a column has no balls where it is called after another place: one of them may be missing', () => {
    const header = ['Concurso', 'Data', ...names(5, (n) => `x${n + 1}`)];
    const bytes = asText([header, ...rows.map((row) => row.slice(0, -1))]);
    expect(read(bytes)).toMatchObject({ ok: false, refusal: 'unknown-form' });
  });
});

describe('columns that count up by one', () => {
  test.each(BALLS)(
    'columns that count up by one, named like “%s” and with different numbers, are the balls',
    (name) => {
      const ball = (n: number) => name.replace('##', String(n).padStart(2, '0')).replace('#', String(n));
      for (const key of KEYS) {
        const draws = drawsOf(key);
        const grid = gridWith(key, draws, ball);
        for (const bytes of [asText(grid), gridAsSheet(grid), asText(grid.map((row) => [...row].reverse()))]) {
          expect(drawsIn(read(bytes, { lottery: key }))).toEqual(draws);
        }
      }
    },
  );

  test.each(['Conc.', 'Concurso Nº', 'Nº Concurso', 'Nº do Concurso', 'N. Conc.', 'CONC', 'Número do concurso'])(
    'columns that count up by one stand beside contests named “%s”',
    (contest) => {
      const draws = drawsOf('megasena');
      const bytes = asText(gridWith('megasena', draws, (n) => `D${n}`, contest));
      expect(drawsIn(read(bytes, { lottery: 'megasena' }))).toEqual(draws);
    },
  );

  test.each([
    ['money', (i: number) => String(1000 * i + 150)],
    ['words', (i: number) => `cidade ${i}`],
    ['the same number', () => '7'],
    ['nothing', () => ''],
  ])('columns that count up by one with %s are no balls: those that have numbers are', (_, text) => {
    const draws = drawsOf('megasena');
    const grid = gridWith('megasena', draws, (n) => `d${n}`);
    const more = grid.map((row, i) => [...row, ...names(8, (n) => (i === 0 ? `Faixa ${n}` : text(n)))]);
    expect(drawsIn(read(asText(more), { lottery: 'megasena' }))).toEqual(draws);
    const alone = more.map((row) => [row[0] ?? '', row[1] ?? '', ...row.slice(8)]);
    expect(read(asText(alone))).toMatchObject({ ok: false, refusal: 'unknown-form' });
  });

  test('columns that count up by one are no balls beside the operator’s own, nor beside one column for all numbers', () => {
    const draws = drawsOf('quina');
    const other = (i: number) => names(5, (n) => (i === 0 ? `antes ${n}` : String(n + i)));
    const own = gridWith('quina', draws, (n) => `Bola${n}`).map((row, i) => [...other(i), ...row]);
    expect(drawsIn(read(asText(own), { lottery: 'quina' }))).toEqual(draws);
    const listed = draws.map((draw, i) =>
      [draw.contest, dayOf(draw), draw.numbers.join(' '), ...other(i + 1)].join(';'),
    );
    const bytes = utf8([['concurso;data;dezenas', ...other(0)].join(';'), ...listed].join('\n'));
    expect(drawsIn(read(bytes, { lottery: 'quina' }))).toEqual(draws);
  });

  test('columns that count up by one of both draws of Dupla Sena are told apart', () => {
    const draws = drawsOf('duplasena');
    const header = ['Concurso', 'Data', ...names(6, (n) => `1º sorteio D${n}`), ...names(6, (n) => `2º sorteio D${n}`)];
    const rows = draws.map((draw) => [draw.contest, dayOf(draw), ...draw.numbers, ...(draw.second ?? [])].map(String));
    expect(drawsIn(read(asText([header, ...rows])))).toEqual(draws);
    const twelve = ['Conc.', 'Data', ...names(12, (n) => `d${n}`)];
    expect(drawsIn(read(asText([twelve, ...rows])))).toEqual(draws);
  });

  test('columns named “Coluna” belong to Super Sete where they hold a digit each', () => {
    const digits = Array.from({ length: 12 }, (_, i) => names(7, (n) => String((i * 3 + n * n) % 10)));
    const rows = digits.map((row, i) => [String(i + 1), '01/01/2020', ...row]);
    const header = ['Concurso', 'Data', ...names(7, (n) => `Coluna ${n}`)];
    for (const some of [rows, [['1', '01/01/2020', '3', '1', '4', '6', '5', '9', '2']]]) {
      expect(read(asText([header, ...some]))).toMatchObject({ refusal: 'other-game', detail: 'supersete' });
    }
    const draws = drawsOf('timemania');
    expect(drawsIn(read(asText(gridWith('timemania', draws, (n) => `Coluna ${n}`))))).toEqual(draws);
  });
});

describe('Dupla Sena as resultado_1 and resultado_2', () => {
  const draws = drawsOf('duplasena');
  const two = (list: readonly number[] = []) => list.map((n) => ballOf('duplasena', n));

  test.each([' ', ',', ' - '])('Dupla Sena is read from a table, its numbers separated by “%s”', (sign) => {
    const rows = draws.map((draw) => {
      return [String(draw.contest), dayOf(draw), two(draw.numbers).join(sign), two(draw.second).join(sign)];
    });
    expect(drawsIn(read(asText([['concurso', 'data', 'resultado_1', 'resultado_2'], ...rows])))).toEqual(draws);
  });

  test('Dupla Sena is read from JSON, as lists and as texts', () => {
    const recordsOf = (write: (list: readonly string[]) => unknown) =>
      draws.map((draw) => ({
        ...{ concurso: draw.contest, data: dayOf(draw) },
        ...{ resultado_1: write(two(draw.numbers)), resultado_2: write(two(draw.second)) },
      }));
    expect(drawsIn(read(json(recordsOf((list) => list))))).toEqual(draws);
    expect(drawsIn(read(json(recordsOf((list) => list.join(', ')))))).toEqual(draws);
  });
});

describe('the keys of JSON', () => {
  test.each(['time_do_coracao', 'timeDoCoracao', 'Time do Coração', 'time_coracao', 'TIME_CORACAO'])(
    'tell the team by what they mean: “%s”',
    (team) => {
      const draws = sampleDraws('timemania', 30).map(({ paid: _, takings: _1, ...draw }) => draw);
      const list = draws.map((draw) => ({
        concurso: draw.contest,
        data: dayOf(draw),
        dezenas: draw.numbers.map(String),
        [team]: draw.team,
      }));
      const answer = read(json(list), { lottery: 'timemania' });
      expect(answer).toMatchObject({ ok: true, report: { withExtra: 30 } });
      expect(drawsIn(answer)).toEqual(draws);
    },
  );

  test('the keys of JSON are those of the operator in any case and with any signs', () => {
    const draws = sampleDraws('diadasorte', 30);
    const snake = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(snake);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value);
      return Object.fromEntries(
        entries.map(([key, one]) => [key.replace(/[A-Z]/g, (a) => `_${a.toLowerCase()}`), snake(one)]),
      );
    };
    const answers = draws.map((draw) => officialAnswer('diadasorte', draw));
    expect(drawsIn(read(json(snake(answers))))).toEqual(draws);
  });
});

describe('flat records', () => {
  const draws = drawsOf('megasena');
  const records = (ball: (n: number) => string, contest = 'concurso') =>
    draws.map((draw) => ({
      [contest]: draw.contest,
      data: dayOf(draw),
      ...Object.fromEntries(draw.numbers.map((n, i) => [ball(i + 1), n])),
    }));

  test.each(
    ['bola1', 'bola_1', 'd1', '1', 'dezena_01'].map((name) => [name, (n: number) => name.replace('1', String(n))]),
  )('flat records with keys like “%s” are read', (_, ball) => {
    const list = records(ball as (n: number) => string);
    const answer = read(json(list));
    expect(answer).toMatchObject({ ok: true, report: { lottery: 'megasena', form: 'mirror-json', leftOutCount: 0 } });
    expect(drawsIn(answer)).toEqual(draws);
    expect(drawsIn(read(json({ resultados: list })))).toEqual(draws);
    expect(drawsIn(read(json(list.map((one, i) => ({ ...one, ...(i % 3 === 0 && { local: 'x' }) })))))).toEqual(draws);
  });

  test('flat records have no more keys than a table has columns', () => {
    const keys = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${'y'.repeat(i)}`, 1]));
    const list = (count: number) => json(records((n) => `bola${n}`).map((one) => ({ ...one, ...keys(count) })));
    expect(drawsIn(read(list(56)))).toEqual(draws);
    expect(read(list(57))).toEqual({ ok: false, refusal: 'too-many-columns', detail: '64' });
  });

  test('name the row that is wrong, and the lottery', () => {
    const list = records((n) => `bola${n}`).map((one) => ({ loteria: 'Mega-Sena', ...one }));
    const bad = list.map((one, i) => (i === 4 ? { ...one, bola3: 99 } : one));
    expect(read(json(bad))).toMatchObject({
      ok: true,
      report: { count: 29, leftOut: [{ row: 5, contest: 5, fault: 'out-of-range', value: '99' }] },
    });
    expect(read(json(list), { lottery: 'duplasena' })).toMatchObject({ refusal: 'other-lottery', detail: 'megasena' });
    expect(read(json(list.slice(0, 1)))).toMatchObject({ ok: true, report: { lottery: 'megasena' } });
    const clovers = list.map((one) => ({ ...one, trevo1: 1, trevo2: 2 }));
    expect(read(json(clovers.map(({ loteria: _, ...one }) => one)))).toMatchObject({ detail: 'maismilionaria' });
  });
});

describe('a JSON object a line', () => {
  const draws = sampleDraws('quina', 30);
  const lines = draws.map((draw) => JSON.stringify(officialAnswer('quina', draw)));

  test.each(['\n', '\r\n', '\n\n', '\n  '])('JSON is read, with “%j” between', (sign) => {
    const answer = read(utf8(`\uFEFF${lines.join(sign)}\n`));
    expect(answer).toMatchObject({ ok: true, report: { form: 'official-json', count: 30 } });
    expect(drawsIn(answer)).toEqual(draws);
  });

  test('JSON may be a flat record', () => {
    const flat = bareDraws(draws).map((draw) =>
      JSON.stringify({
        concurso: draw.contest,
        data: dayOf(draw),
        ...Object.fromEntries(draw.numbers.map((n, i) => [`b${i + 1}`, n])),
      }),
    );
    expect(drawsIn(read(utf8(flat.join('\n')), { lottery: 'quina' }))).toEqual(bareDraws(draws));
  });

  test('JSON is damaged where it is cut short, and of too many lines', () => {
    expect(read(utf8(lines.join('\n').slice(0, -5)))).toMatchObject({ refusal: 'damaged' });
    expect(read(utf8(`${lines[0]}\n`.repeat(20_001)))).toMatchObject({ refusal: 'too-many-rows' });
  });
});
