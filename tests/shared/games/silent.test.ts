import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShortRound } from '../../../tools/build/test-rounds.ts';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { readGames } from '../../../workers/shared/games/read-games.ts';
import { gamesIn } from '../../../workers/shared/games/reading.ts';
import { allNumbers, LOTTERIES, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';

const padded = (n: number, digits: number) => String(n).padStart(digits, '0');

/** What a list may have before each game, by the game's place, and behind it, by any number. */
const PLACES: readonly ((n: number) => string)[] = [
  ...[() => '', (n: number) => `${n}) `, (n: number) => `${n}. `, (n: number) => `${n} - `, (n: number) => `#${n} `],
  ...[(n: number) => `${n}ª aposta `, (n: number) => `Jogo ${n} - `, (n: number) => `Jogo ${n}: `],
  ...[(n: number) => `jogo${n}\t`, (n: number) => `Jogo ${n} `, (n: number) => `${padded(n, 4)}) `],
  ...[(n: number) => `${n} `, (n: number) => `${n}\t`, (n: number) => `${padded(n, 2)} `],
];
const ENDS: readonly ((n: number) => string)[] = [
  ...[() => '', (n: number) => ` (concurso ${2900 + n})`, (n: number) => ` ${2900 + n}`],
  ...[() => ' R$ 4,50', () => ' 4,50', () => ' 26/11/2026', () => ' 20:15', () => ' 25/11'],
  ...[(n: number) => ` - ${padded(1 + (n % 12), 2)}`, (n: number) => ` ${n % 7} acertos`, (n: number) => ` ${n % 12}`],
  ...[(n: number) => ` conc. ${2900 + n} R$ 6,00`, () => ' Sorteio: 26/11/2026', (n: number) => ` ${n % 20} dezenas`],
  ...[(n: number) => ` teimosinha: ${2900 + n} até ${2904 + n}`, (n: number) => ` concursos ${2900 + n}, ${2901 + n}`],
];
const SIGNS = [' ', '-', ',', ', ', ';', '\t', ' - ', '.', '/'];

const anyBet = (lottery: Lottery) =>
  fc
    .constantFrom(...betSizes(lottery))
    .chain((size) => fc.shuffledSubarray([...allNumbers(lottery)], { minLength: size, maxLength: size }));

const anyList = fc.constantFrom(...LOTTERIES).chain((lottery) =>
  fc.record({
    lottery: fc.constant(lottery),
    bets: fc.array(anyBet(lottery), { minLength: 1, maxLength: 8 }),
    isSorted: fc.boolean(),
    digits: fc.constantFrom(1, 2),
    place: fc.constantFrom(...PLACES),
    end: fc.constantFrom(...ENDS),
    sign: fc.constantFrom(...SIGNS),
    from: fc.integer({ min: 1, max: 30 }),
    contest: fc.nat({ max: 90 }),
  }),
);

/** How many lists give a game that is not in them, of so many; `isTold` says whether a reading was asked. */
function misread(runs: number, isTold: (readings: number) => boolean): number {
  let wrong = 0;
  fc.assert(
    fc.property(anyList, ({ lottery, bets, isSorted, digits, place, end, sign, from, contest }) => {
      // A line alone is the first of its list: of another one nothing says that its first number is a place.
      const first = bets.length === 1 ? 1 : from;
      const lines = bets.map((bet, i) => {
        const numbers = isSorted ? [...bet].sort((a, b) => a - b) : bet;
        const texts = numbers.map((n) => (lottery.isLastZero && n === lottery.total ? '00' : padded(n, digits)));
        return `${place(first + i)}${texts.join(sign)}${end(contest)}`;
      });
      const readings = readGames(lottery, lines.join('\n'));
      const wanted = new Set(bets.map((bet) => [...bet].sort((a, b) => a - b).join(' ')));
      const isRight = gamesIn(readings[0]).every(({ game }) => wanted.has(game.numbers.join(' ')));
      if (!isRight && !isTold(readings.length)) wrong++;
    }),
    { numRuns: runs },
  );
  return wrong;
}

test('no list is misread in silence: each game that comes out is in it, or it is asked', () => {
  expect(misread(isShortRound ? 500 : 2000, (readings) => readings > 1)).toBe(0);
});

test('that is no wonder: the first way to read a list is often not the right one', () => {
  expect(misread(300, () => false)).toBeGreaterThan(10);
});
