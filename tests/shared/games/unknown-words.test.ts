import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShortRound } from '../../../tools/build/test-rounds.ts';
import { doubtsIn } from '../../../workers/shared/games/doubts.ts';
import { readGames } from '../../../workers/shared/games/read-games.ts';
import { gamesIn } from '../../../workers/shared/games/reading.ts';
import { allNumbers, LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';

/** Words that no reader knows. */
const UNKNOWN_WORDS = [
  ...'Zebras Quadrados Fibonacci Moldura Miolo Cantos Borda Desvio Amplitude Trincas Repetidas Vizinhas'.split(' '),
  ...'Gêmeas Triangulares Espelhos Losangos Diagonais Cruzadas Sequências Décadas Consecutivas Altas'.split(' '),
  ...'Baixas Mornas Frias Somatório Peso Pontuação Rodada Etapa Lucro Saldo Gatilho Filtro Padrão Repique'.split(' '),
  ...'Sobra Parcela Ninths Triples Uppers Cubes Mediana Tereza Joaquim Valdir Beatriz'.split(' '),
] as const;

/** What stands around the numbers of a game: a word, another, and a number that is none of them. */
type Around = (numbers: string, word: string, other: string, value: number, place: number) => string;

/** The words stand apart from the numbers: one rule is enough. */
const APART: readonly Around[] = [
  (numbers, word) => `${word}: ${numbers}`,
  (numbers, word) => `${word} - ${numbers}`,
  (numbers, word) => `(${word}) ${numbers}`,
  (numbers, word) => `${numbers} - ${word}`,
  (numbers, word) => `${numbers} (${word})`,
  (numbers, word, _, value) => `${word} ${value}: ${numbers}`,
  (numbers, word, other, value) => `${word} (${other} ${value}): ${numbers}`,
  (numbers, word, other, value) => `${word} ${value} ${other}: ${numbers}`,
  (numbers, word, other, value, place) => `${numbers} | ${word}: ${value} | ${other}: ${place}`,
  (numbers, word, other, value, place) => `${numbers} (${word}: ${value}, ${other}: ${place})`,
  (numbers, word, other, value, place) => `${numbers} (${value} ${word} e ${place} ${other})`,
  (numbers, word, other, value, place) => `${numbers}; ${word}=${value}; ${other}=${place}`,
  (numbers, word, other, value, place) => `${numbers} → ${word} ${value}, ${other} ${place}`,
  (numbers, word, _, value) => `${numbers} - ${word}: ${value}`,
  (numbers, word, _, value) => `${numbers} ${word} ${value}`,
  (numbers, word, _, value) => `${numbers} [${value} ${word}]`,
  (numbers, word, _, value) => `${numbers} = ${value} ${word}`,
  (numbers, word, other, value, place) => `${word}: ${value} — ${other}: ${place} — ${numbers}`,
];

/** So many of something follow the last number of the game as one of its numbers does: it may be asked. */
const BESIDE: readonly Around[] = [
  (numbers, word, _, value) => `${numbers} ${value % 5} ${word}`,
  (numbers, word, other, value, place) => `${numbers} ${value % 5} ${word} ${place} ${other}`,
];

const PLACES: readonly ((place: number) => string)[] = [
  ...[() => '', (n: number) => `${n}) `, (n: number) => `Jogo ${n}: `, (n: number) => `#${n} `],
  ...[(n: number) => `${n}. `, (n: number) => `(${n}) `, (n: number) => `Aposta nº ${n} - `, (n: number) => `${n}ª `],
];
const SIGNS = [' ', ', ', ',', '-', ' - ', '/', ';', '.', '\t', ' + ', ' | '];

/** Lists of one game, or ten, whole or with a number missing, from forms of all kinds. */
const anyList = (arounds: readonly Around[]) =>
  fc
    .record({
      lottery: fc.constantFrom(...LOTTERIES),
      count: fc.constantFrom(1, 10),
      isWhole: fc.boolean(),
      isSorted: fc.boolean(),
      digits: fc.constantFrom(1, 2),
      place: fc.constantFrom(...PLACES),
      sign: fc.constantFrom(...SIGNS),
      around: fc.constantFrom(...arounds),
      words: fc.shuffledSubarray([...UNKNOWN_WORDS], { minLength: 2, maxLength: 2 }),
      values: fc.array(fc.nat({ max: 12 }), { minLength: 20, maxLength: 20 }),
    })
    .chain(
      ({ lottery, count, isWhole, isSorted, digits, place, sign, around, words: [word = '', other = ''], values }) => {
        const size = lottery.pick - Number(!isWhole);
        const numbers = fc.shuffledSubarray([...allNumbers(lottery)], { minLength: size, maxLength: size });
        return fc.array(numbers, { minLength: count, maxLength: count }).map((drawn) => {
          const games = drawn.map((game) => (isSorted ? [...game].sort((a, b) => a - b) : game));
          const lines = games.map((game, i) => {
            const texts = game.map((n) => String(lottery.isLastZero ? n % 100 : n).padStart(digits, '0'));
            return place(i + 1) + around(texts.join(sign), word, other, values[2 * i] ?? 0, values[2 * i + 1] ?? 0);
          });
          return { lottery, games, text: lines.join('\n'), isWhole };
        });
      },
    );

/** Lists that gave a game that is not in them, and how many whole lists gave all their games without a question. */
function figures(read: typeof readGames, arounds: readonly Around[], runs: number) {
  const wrong: string[] = [];
  let [right, whole] = [0, 0];
  for (const { lottery, games, text, isWhole } of fc.sample(anyList(arounds), { numRuns: runs, seed: 69 })) {
    const reading = read(lottery, text);
    const given = gamesIn(reading).map(({ game }) => game.numbers.join(' '));
    const wanted = isWhole ? games.map((game) => [...game].sort((a, b) => a - b).join(' ')) : [];
    const isAsked = doubtsIn(reading).length > 0;
    if (given.some((game) => !wanted.includes(game))) wrong.push(`${lottery.key}\n${text}`);
    if (isWhole) whole++;
    if (isWhole && !isAsked && given.join() === wanted.join()) right++;
  }
  return { wrong, right, whole };
}

const RUNS = isShortRound ? 500 : 2100;

test('words that stand apart from a game are known by no list, and change none of its numbers', () => {
  const { wrong, right, whole } = figures(readGames, APART, RUNS);
  expect(wrong).toEqual([]);
  expect(right / whole).toBeGreaterThanOrEqual(0.95);
});

test('a number before a word beside a game is not taken for one of it in silence', () => {
  expect(figures(readGames, BESIDE, RUNS).wrong).toEqual([]);
});

test('a reader that does not see words takes such numbers for those of a game', () => {
  const blind: typeof readGames = (lottery, text) => readGames(lottery, text.replace(/\p{L}+/gu, ''));
  expect(figures(blind, BESIDE, 300).wrong.length).toBeGreaterThan(0);
});

test('the words of these lists occur nowhere in the readers', () => {
  const folder = new URL('../../../workers/', import.meta.url).pathname;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const text = sources.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
  expect(UNKNOWN_WORDS.filter((word) => new RegExp(word, 'i').test(text))).toEqual([]);
  expect(UNKNOWN_WORDS.length).toBeGreaterThanOrEqual(40);
});
