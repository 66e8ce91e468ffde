import { readGames } from '../../workers/shared/games/read-games.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { effort, some } from './effort.ts';
import { compare, median } from './harness.ts';
import { type Figure, rangeTable } from './range-table.ts';

const MB = 1e6;
const LOTTERY = lotteryOf('megasena');

/** A thousand numbered games, and a megabyte of each kind of text; the aim in milliseconds. */
const TEXTS: readonly (readonly [name: string, aim: number, text: string])[] = [
  ['1,000 games, numbered', 100, Array.from({ length: 1000 }, (_, i) => `${i + 1}) ${gameOf(i)}\n`).join('')],
  ['1 MB of games', 1000, repeated('04 08 15 16 23 42\n')],
  ['1 MB of prose', 1000, repeated('Vinte e dois jogos da sexta, a R$ 5,00 cada, do concurso 2955.\n')],
  ['1 MB of digits', 1000, repeated('1')],
  ['1 MB of lines of one letter', 1000, repeated('a\n')],
];

/** Lists of games, read: here, against a plain loop over the characters of the same text. */
export function benchLists(): string {
  return rangeTable('Reading a list of games, ms:', some(TEXTS).map(figureOf));
}

function figureOf([name, aim, text]: (typeof TEXTS)[number]): Figure {
  const [, read] = compare(
    [
      { name: 'loop', make: () => digitsIn(text) },
      { name: 'read', make: () => readGames(LOTTERY, text).length },
    ],
    effort(3),
  );
  const ratio = median(read?.ratios ?? []).toFixed(0);
  return {
    text: `${name}, ${ratio} × what a plain loop over it takes`,
    values: read?.nanoseconds.map((ns) => ns / 1e6) ?? [],
    aim: `≤ ${aim}`,
  };
}

function digitsIn(text: string): number {
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) digits++;
  }
  return digits;
}

/** Six different numbers of 1…60, ascending. */
function gameOf(i: number): string {
  return [1, 11, 21, 31, 41, 51].map((first, n) => String(first + ((i * 7 + n * 3) % 10)).padStart(2, '0')).join(' ');
}

function repeated(text: string): string {
  return text.repeat(MB / text.length);
}
