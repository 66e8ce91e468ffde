import { readGames } from '../../workers/shared/games/read-games.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { kept } from './bare-loop.ts';
import { effort, some } from './effort.ts';
import { measureRounds, median, rateOver } from './harness.ts';

const EFFORT = { warmUp: effort(1, 0), rounds: effort(3), units: 1 };
const MB = 1e6;
const LOTTERY = lotteryOf('megasena');

/** A thousand numbered games, and a megabyte of each kind of text. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['1,000 games, numbered', Array.from({ length: 1000 }, (_, i) => `${i + 1}) ${gameOf(i)}\n`).join('')],
  ['1 MB of games', repeated('04 08 15 16 23 42\n')],
  ['1 MB of prose', repeated('Vinte e dois jogos da sexta, a R$ 5,00 cada, do concurso 2955.\n')],
  ['1 MB of digits', repeated('1')],
];

/** Lists of games, read: here, against a plain loop over the characters of the same text. */
export async function benchLists(): Promise<string> {
  const lines: string[] = [];
  for (const [name, text] of some(TEXTS)) lines.push(await lineOf(name, text));
  return ['Reading a list of games (aims: 1,000 games in 100 ms, 1 MB in 1,000):', ...lines, ''].join('\n');
}

async function lineOf(name: string, text: string): Promise<string> {
  const rounds = await measureRounds(
    [
      {
        name: 'loop',
        run: async () => {
          kept.ticket = [digitsIn(text)];
        },
      },
      {
        name: 'read',
        run: async () => {
          kept.ticket = [readGames(LOTTERY, text)[0].length];
        },
      },
    ],
    EFFORT,
  );
  const [, ms = 0] = rounds.names.map((_, i) => median(rounds.nanoseconds.map((r) => r[i] ?? 0)) / 1e6);
  const ratio = rateOver(rounds, 'loop', 'read');
  return `  ${name.padEnd(22)} ${ms.toFixed(0)} ms, ${ratio.toFixed(0)} × what a plain loop over it takes`;
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
