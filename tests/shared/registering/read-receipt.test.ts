import fc from 'fast-check';
import { chunk } from 'lodash';
import { describe, expect, test } from 'vitest';
import { engineOf } from '../../../workers/engine/engine.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { allNumbers, LOTTERIES, type Lottery, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { readReceipt as steps } from '../../../workers/shared/registering/read-receipt.ts';

const readReceipt = (...request: Parameters<typeof steps>) => runToEnd(steps(...request));

const mega = lotteryOf('megasena');
const A = [4, 12, 23, 34, 45, 56];
const B = [1, 2, 3, 10, 20, 30];
const C = [7, 14, 21, 28, 35, 42];
const LINE = '04 12 23 34 45 56';

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** Made-up numbers of a lottery: a ticket's, or as many as are told. */
function drawn(lottery: Lottery, below: (n: number) => number, count: number = lottery.pick): number[] {
  const all = [...allNumbers(lottery)];
  return Array.from({ length: count }, () => all.splice(below(all.length), 1)[0] as number);
}

describe('the contests of a receipt', () => {
  test.each([
    ['CONC. 2901', [2901, 2901]],
    ['CONC:2943', [2943, 2943]],
    ['CONCURSO 2.943', [2943, 2943]],
    ['Concurso nº 2943', [2943, 2943]],
    ['concurso n.º: 2.943', [2943, 2943]],
    ['Concurso número 2943', [2943, 2943]],
    ['CONCURSO\n2943', [2943, 2943]],
    ['Concursos 2943 a 2945', [2943, 2945]],
    ['TEIMOSINHA CONC. 2943 A 2946', [2943, 2946]],
    ['CONC 2943/2945', [2943, 2945]],
    ['Concursos: 2943, 2944 e 2945', [2943, 2945]],
    ['Teimosinha: 2943 até 2945', [2943, 2945]],
    ['TEIMOSINHA (concursos 2943 a 2945)', [2943, 2945]],
    ['Concurso inicial: 2943\nConcurso final: 2945', [2943, 2943, 2945, 2945]],
    ['CONC 2943 - 26/11/2026', [2943, 2943]],
    ['CONC 2943 2026', [2943, 2943]],
    ['TEIMOSINHA 2', []],
    ['Concurso de 26/11/2026', []],
    ['concurso R$ 1000', []],
    ['CONC 025152535455', []],
    ['2943', []],
  ])('the contests in %j are %j', (text, ranges) => {
    for (const whole of [`${text}\n${LINE}`, `${LINE}\n${text}`]) {
      const { contests, registered, more } = readReceipt(mega, [A], whole);
      expect(contests.flatMap(({ from, to }) => [from, to])).toEqual(ranges);
      expect({ registered, more }).toEqual({ registered: [0], more: [] });
    }
  });
});

test.each(['Data do sorteio: 26/11/26', 'DATA DO SORTEIO 26/11/2026', 'Sorteio:\n26-11-2026'])(
  'days are read, that of a draw where the text says so: %j',
  (told) => {
    const text = `Compra 24/11/2026 20:15\n${told}\n31/02/2026\n${LINE}`;
    const days = { days: ['2026-11-24', '2026-11-26'], drawDay: '2026-11-26', more: [] };
    expect(readReceipt(mega, [A], text)).toMatchObject(days);
  },
);

describe('games beside a receipt', () => {
  const match = (text: string, games: readonly (readonly number[])[] = [A, B, C]) => readReceipt(mega, games, text);

  test('games are registered in any order of games and numbers, with prices and days between', () => {
    const text = `LOTERIAS\nMEGA-SENA  CONC. 2943\nA 56 45 34 23 12 04\n25/11/2026 20:15\nB 35 42 07 14 21 28\nC 01 02 03 10 20 30\nTOTAL R$ 18,00`;
    expect(match(text)).toEqual({
      ...{ contests: [{ from: 2943, to: 2943 }], days: ['2026-11-25'], registered: [0, 1, 2] },
      ...{ near: [], missing: [], twice: [], more: [], others: [], guessed: [] },
    });
  });

  test('games that are not there are missing, and what is there besides is reported', () => {
    expect(match('04 12 23 34 45 56\n09 18 27 36 45 54')).toMatchObject({
      registered: [0],
      missing: [1, 2],
      others: [[9, 18, 27, 36, 45, 54]],
    });
  });

  test('games with a wrong number or one lost are nearly there', () => {
    expect(match('04 12 23 34 45 58\n01 02 03 10 20\n07 14 21 28 35 42')).toMatchObject({
      registered: [2],
      near: [
        { game: 0, missing: 56, instead: 58 },
        { game: 1, missing: 30 },
      ],
      missing: [],
      others: [],
    });
  });

  test.each(['quatro 12 23 34 45 56', '04 12 vinte e três 34 45 56', '01 02 03 10 20 30\n041223344556'])(
    'games are read as a phone writes what it hears, and without signs between: %j',
    (text) => {
      expect(match(text, [A])).toMatchObject({ registered: [0], near: [], missing: [] });
    },
  );

  test('two wrong numbers make a game missing', () => {
    expect(match('04 12 23 34 46 58', [A])).toMatchObject({ missing: [0], others: [[4, 12, 23, 34, 46, 58]] });
  });

  test('games are not found across two that are printed', () => {
    expect(match('01 02 03 04 05 06\n07 08 09 10 11 12', [[4, 5, 6, 7, 8, 9]]).registered).toEqual([]);
  });

  test('a game printed twice is told, and equal games need a printed one each', () => {
    expect(match('04 12 23 34 45 56\n04 12 23 34 45 56', [A]).twice).toEqual([0]);
    expect(match('04 12 23 34 45 56', [A, A])).toMatchObject({ registered: [0], missing: [1], twice: [] });
    expect(match('04 12 23 34 45 56\n04 12 23 34 45 56', [A, A])).toMatchObject({ registered: [0, 1], twice: [] });
  });
});

describe('further numbers beside a game', () => {
  const more = (text: string, games: readonly (readonly number[])[] = [A, B]) => {
    const match = readReceipt(mega, games, text);
    return Object.fromEntries(match.more.map(({ game, numbers }) => [game, numbers]));
  };

  test.each([
    [`${LINE} 57`, [57]],
    [`${LINE} 57 58`, [57, 58]],
    ['04;12;23;34;45;56;57', [57]],
    ['04|12|23|34|45|56|57', [57]],
    ['04:12:23:34:45:56:57:58', [57, 58]],
    ['04/12/23/34/45/56/57', [57]],
    ['01-04-12-23-34-45-56', [1]],
    ['04122334455657', [57]],
    [`${LINE}\n57 58`, [57, 58]],
    [LINE.concat(' 57').replaceAll(' ', '\n'), [57]],
    ['O4 l2 23 34 45 56 5l', [51]],
    ['quatro, doze, vinte e três, trinta e quatro, quarenta e cinco, cinquenta e seis e sete', [7]],
    [`${LINE} 57 R$ 42,00`, [57]],
    // Between its own: one, several, on two lines.
    ['04 11 12 23 34 45 56', [11]],
    ['04 05 06 12 23 34 45 56', [5, 6]],
    ['04 12 13 14 15 23 24 34 45 56', [13, 14, 15, 24]],
    ['04 12 22 23 34\n45 56', [22]],
  ])('further numbers in %j are reported', (text, numbers) => {
    expect(more(text)).toEqual({ 0: numbers });
    expect(readReceipt(mega, [A], text)).toMatchObject({ registered: [0], near: [], missing: [], others: [] });
  });

  test.each([
    `${LINE}\n20:15`,
    `${LINE} 20:15:33 25/11/26`,
    `25/11/2026 20:15 ${LINE}`,
    `2026-11-25 ${LINE}`,
    `${LINE} 25/11`,
    `${LINE} 6,00`,
    `${LINE} - 6 dezenas`,
    `${LINE}\n6 números\n1 aposta\nR$ 6,00`,
    `${LINE}\n25 de novembro, 20 h`,
    `TERMINAL 12\n${LINE}`,
    `TEIMOSINHA 2\n${LINE}`,
    `Concurso nº 2.943\n${LINE}`,
    `CONCURSO 2943/2945 ${LINE}`,
    `${LINE}\n12-3F4B-9A00-07`,
    `${LINE}\n0123-4567-8901`,
    `${LINE} 1234`,
    `1. ${LINE}\n2. 01 02 03 10 20 30`,
    `1 - ${LINE}\n2 - 01 02 03 10 20 30`,
    `01: ${LINE}\n02: 01 02 03 10 20 30`,
    `01   ${LINE}\n02   01 02 03 10 20 30`,
    `1\n${LINE}\n2\n01 02 03 10 20 30`,
    `Jogo 1 ${LINE}\nJogo 2 01 02 03 10 20 30`,
    `Aposta 01 - ${LINE}\nAposta 02 - 01 02 03 10 20 30`,
    `Jogo 01\n${LINE}`,
    `${LINE} 01 02 03 10 20 30`,
    `${LINE} 09 18 27 36 47 54`,
    `${LINE}\n01 02 03 10 20`,
    `${LINE} ${LINE}`,
  ])('further numbers are not what stands in %j', (text) => {
    expect(more(text)).toEqual({});
    expect(readReceipt(mega, [A, B], text).registered).toContain(0);
  });

  test('several games a line have their further numbers', () => {
    expect(more(`A ${LINE} 57   B 01 02 03 10 20 30 31`)).toEqual({ 0: [57], 1: [31] });
    expect(more(`${LINE}   01 02 03 10 11 20 30`)).toEqual({ 1: [11] });
  });

  test('the widest bets of every lottery, ascending, ten a line, have theirs', () => {
    const stream = engineOf('4').stream('printed', 'wide');
    for (const lottery of LOTTERIES) {
      const max = lottery.counterSizes[1];
      if (max === lottery.pick) continue;
      const bet = drawn(lottery, (n) => stream.below(n), max);
      const text = chunk(ascending(bet), 10)
        .map((line) => line.map((n) => `${n % 100}`.padStart(2, '0')).join(' '))
        .join('\n');
      const more = [{ game: 0, numbers: ascending(bet.slice(lottery.pick)) }];
      const match = readReceipt(lottery, [ascending(bet.slice(0, lottery.pick))], text);
      expect(match, lottery.key).toMatchObject({ registered: [0], more, others: [] });
    }
  });
});

/** Receipts as counters print them and people write them: 200, each from a seed of its own. */
describe('made receipts', () => {
  const SIGNS = [' ', '  ', ', ', ',', '-', ' - ', '.', '/', '\t', ' + '];
  const BEFORE = ['', '', 'A ', 'A) ', 'Jogo 1: ', '01) ', '• '];
  const BESIDE = ['', '', 'R$ 6,00', '25/11/2026 20:15', 'CONC 2943', 'Concurso: 2943', 'TEIMOSINHA 2', '--------'];

  test.each(Array.from({ length: 200 }, (_, i) => i))('%i', (i) => {
    const stream = engineOf('4').stream('printed', `${i}`);
    const below = (n: number) => stream.below(n);
    const one = <T>(list: readonly T[]) => list[below(list.length)] as T;
    const lottery = one(LOTTERIES);
    const games = Array.from({ length: 1 + below(20) }, () => drawn(lottery, below));
    const [sign, isCamera, isTurned, perLine] = [one(SIGNS), below(3) === 0, below(2) === 0, 1 + below(3)];
    const print = (n: number) => {
      const text = `${n % 100}`.padStart(2, '0');
      return isCamera && below(4) === 0 ? text.replace('0', 'O').replace('1', one(['l', 'I'])) : text;
    };
    /** What is wrong with the first game. */
    const fault = one(['nothing', 'a number lost', 'a wrong number', 'missing', 'another game'] as const);
    const [first = [], ...others] = games;
    const stranger = [...allNumbers(lottery).filter((n) => !first.includes(n)), ...first].slice(0, lottery.pick);
    const other = allNumbers(lottery).find((n) => !first.includes(n)) as number;
    const faulty: Readonly<Record<typeof fault, number[][]>> = {
      nothing: [first],
      missing: [],
      'a number lost': [first.slice(1)],
      'a wrong number': [[other, ...first.slice(1)]],
      'another game': [stranger],
    };
    const shown = [...faulty[fault], ...others].map((numbers) => {
      const lines = chunk(numbers, one([10, lottery.pick])).map((some) => some.map(print).join(sign));
      return one(BEFORE) + lines.join('\n');
    });
    if (isTurned) shown.reverse();
    // What goes on in a second line has its lines for itself.
    const isWrapped = shown.some((game) => game.includes('\n'));
    const rows = chunk(shown, perLine).map((some) => some.join(isWrapped ? '\n' : one(['   ', ' ; ', ' | ', '\n'])));
    const text = rows.flatMap((row) => [row, one(BESIDE)]).join('\n');
    const rest = games.map((_, game) => game).slice(1);
    const sorted = games.map(ascending);
    expect(readReceipt(lottery, sorted, text), text).toMatchObject({
      registered: fault === 'nothing' ? [0, ...rest] : rest,
      near: fault.includes('number') ? [{ game: 0, missing: first[0] }] : [],
      missing: ['missing', 'another game'].includes(fault) ? [0] : [],
      more: [],
      others: fault === 'another game' ? [ascending(stranger)] : [],
    });
    if (fault !== 'nothing') return;
    const whole = isTurned ? shown.length - 1 : 0;
    const larger = text.replace(shown[whole] as string, (found) => `${found}${sign}${`${other}`.padStart(2, '0')}`);
    expect(readReceipt(lottery, sorted, larger), larger).toMatchObject({
      registered: [0, ...rest],
      more: [{ game: 0, numbers: [other] }],
    });
  });
});

test('a receipt has none of the games that are not on it', () => {
  const stream = engineOf('4').stream('printed', 'none');
  const game = (lottery: Lottery) => ascending(drawn(lottery, (n) => stream.below(n)));
  for (const lottery of LOTTERIES) {
    const [games, printed] = [1, 2].map(() => Array.from({ length: 20 }, () => game(lottery))) as number[][][];
    const text = (printed as number[][]).map((numbers) => numbers.map((n) => n % 100).join(' ')).join('\n');
    const { registered, near, others } = readReceipt(lottery, games as number[][], text);
    expect([registered, near], lottery.key).toEqual([[], []]);
    expect(others).toEqual(printed);
  }
});

test('no text breaks the reader: each game has one outcome', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789OlI ,;-/\n|R$eA'), maxLength: 400 });
  fc.assert(
    fc.property(texts, (text) => {
      const { registered, near, missing } = readReceipt(mega, [A, B], text);
      expect(registered.length + near.length + missing.length).toBe(2);
    }),
  );
});
