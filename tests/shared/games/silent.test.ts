import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShortRound } from '../../../tools/build/test-rounds.ts';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { playedGameFault } from '../../../workers/shared/check/played-game-fault.ts';
import { readGames } from '../../../workers/shared/games/read-games.ts';
import { type GamesReading, gamesIn } from '../../../workers/shared/games/reading.ts';
import { spokenIn } from '../../../workers/shared/games/spoken.ts';
import { allNumbers, LOTTERIES, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { AROUND, BEFORE, BEHIND, BETWEEN, NUMBERS } from './forms.ts';

const padded = (n: number, digits: number) => String(n).padStart(digits, '0');

/** What a list may have before each game, by the game's place, and behind it, by any number. */
const PLACES: readonly ((n: number) => string)[] = [
  ...Object.values(BEFORE),
  ...[() => '', (n: number) => `${n}) `, (n: number) => `${n}ª aposta `, (n: number) => `Jogo ${n} `],
];
const ENDS: readonly ((n: number, lottery: Lottery) => string)[] = [
  ...Object.values(BEHIND),
  ...[() => '', () => ' 25/11', () => ' Sorteio: 26/11/2026'],
  ...[(n: number) => ` - ${padded(1 + (n % 12), 2)}`, (n: number) => ` ${n % 12}`, (n: number) => ` ${n % 20} dezenas`],
  ...[(n: number) => ` conc. ${2900 + n} R$ 6,00`, (n: number) => ` concursos ${2900 + n}, ${2901 + n}`],
  (n: number) => ` teimosinha: ${2900 + n} até ${2904 + n}`,
];
const SIGNS = [' ', ...Object.values(BETWEEN)];

/** How a number is written, and what stands around a list: mostly nothing of that. */
const WRITTEN = Object.values(NUMBERS);
const AROUNDS = Object.values(AROUND);
const plain = (text: string) => text;
const none = ['', ''] as const;

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
    write: fc.oneof({ weight: 4, arbitrary: fc.constant(plain) }, fc.constantFrom(...WRITTEN)),
    around: fc.oneof({ weight: 4, arbitrary: fc.constant(none) }, fc.constantFrom(...AROUNDS)),
    from: fc.integer({ min: 1, max: 30 }),
    contest: fc.nat({ max: 90 }),
  }),
);

/** A reading in which each doubtful row is read as is likeliest. */
const unasked = (reading: GamesReading) => reading.flatMap((row) => row.ways?.[0]?.rows ?? row);

/** How many lists give a game that is not in them, of so many; where nothing is asked, each line is what is likeliest. */
function misread(runs: number, isAsked: boolean): readonly string[] {
  const wrong: string[] = [];
  fc.assert(
    fc.property(anyList, ({ lottery, bets, isSorted, digits, place, end, sign, write, around, from, contest }) => {
      // A line alone is the first of its list: of another one nothing says that its first number is a place.
      const first = bets.length === 1 ? 1 : from;
      const lines = bets.map((bet, i) => {
        const numbers = isSorted ? [...bet].sort((a, b) => a - b) : bet;
        const texts = numbers.map((n) => (lottery.isLastZero && n === lottery.total ? '00' : padded(n, digits)));
        return `${place(first + i)}${texts.map(write).join(sign)}${end(contest, lottery)}`;
      });
      const text = around[0] + lines.join('\n') + around[1];
      const reading = readGames(lottery, text);
      const wanted = new Set(bets.map((bet) => [...bet].sort((a, b) => a - b).join(' ')));
      const isRight = gamesIn(isAsked ? reading : unasked(reading)).every(({ game }) =>
        wanted.has(game.numbers.join(' ')),
      );
      if (!isRight) wrong.push(`${lottery.name}: ${text}`);
    }),
    { numRuns: runs },
  );
  return wrong;
}

test('no list is misread in silence: each game that comes out is in it, or it is asked', () => {
  expect(misread(isShortRound ? 500 : 2000, true)).toEqual([]);
});

test('the first way to read a list is often not the right one', () => {
  expect(misread(300, false)).not.toEqual([]);
});

/** What breaks readers: half signs, directions, digits of others, what a camera takes for digits, what parts lines. */
const HOSTILE = [
  ...['\ud83d', '\udc00', '🍀', '1️⃣', '🔟', '\u20e3', '\u200b', '\u200d', '\u202e', '\u2066'],
  ...['\ufeff', '\u00ad', '\0', '\u0301', '\r', '\n', '\r\n', '\u2028', '\u0085', '\v', '\t', ' ', '\u00a0'],
  ...[';', '|', ' / ', ':', ',', '.', '-', '(', ')', '[', ']', '{', '}', '"', '#', '%', 'º', 'ª', 'R$ '],
  ...['O', 'I', 'l', 'II', '٣', '７', '𝟎', '²', '½', 'Jogo 1 ', 'conc. ', 'vinte e ', 'pix ', 'n1', '1.0'],
  ...['0', '1', '01', '12', '60', '99', '2955', '010203040506', '01 02 03 04 05 06', '26/11/2026'],
  '1️⃣ 01 02 03 04 05 06\n',
];

/** The digits of a text, and what may stand for one. */
const digitsIn = (text: string) =>
  text
    .replaceAll('🔟', '10')
    .normalize('NFKD')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[Oo]/g, '0')
    .replace(/[lI]/g, '1');

test('whatever the text is, a game of it is one, and its numbers stand in the row', () => {
  const any = fc.tuple(fc.constantFrom(...LOTTERIES), fc.array(fc.constantFrom(...HOSTILE), { maxLength: 60 }));
  fc.assert(
    fc.property(any, ([lottery, parts]) => {
      const text = parts.join('');
      const digits = digitsIn(text.replace(/\u00ad|\u200d|\u20e3|\ufe0f|\ufeff/g, ''));
      const reading = readGames(lottery, text);
      for (const { game, parts } of gamesIn(reading.flatMap((row) => row.ways?.flatMap(({ rows }) => rows) ?? row))) {
        expect(playedGameFault(lottery, { numbers: game.numbers })).toBeUndefined();
        const numbers = parts.filter(({ role }) => role === 'numbers');
        expect(numbers.map(({ value }) => Number(value)).sort((a, b) => a - b)).toEqual(game.numbers);
        expect(
          numbers.filter((part) => spokenIn(part.text).length === 0 && !digits.includes(digitsIn(part.text))),
        ).toEqual([]);
      }
    }),
    { numRuns: isShortRound ? 300 : 2000 },
  );
});
