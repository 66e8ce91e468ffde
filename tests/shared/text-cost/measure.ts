import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { csvText } from '../../../src/content/csv.ts';
import { readPrice } from '../../../src/state/bet/prices.ts';
import { readMoney } from '../../../src/state/bet/typed-money.ts';
import { readSearch } from '../../../src/state/saved-games/list.ts';
import { readDay } from '../../../src/state/strategy-options/read-options.ts';
import { textFault, tidyText } from '../../../src/state/syndicate/group-text.ts';
import { plainWord, tidyText as tidyCell } from '../../../workers/draws/read/plain-words.ts';
import { readCents, readContest, readCount } from '../../../workers/draws/read/read-cell.ts';
import { readDate } from '../../../workers/draws/read/read-day.ts';
import { readMessage } from '../../../workers/draws/read/read-message.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { partOf } from '../../../workers/shared/games/lottery-parts.ts';
import { readGames } from '../../../workers/shared/games/read-games.ts';
import { readLink } from '../../../workers/shared/link/link.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { readReceipt as steps } from '../../../workers/shared/registering/read-receipt.ts';
import { sourceFiles } from '../../architecture/imports.ts';

const readReceipt = (...request: Parameters<typeof steps>) => runToEnd(steps(...request));

/** What reads a text of any origin. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  partOf: (text) => partOf(`Mega ${text} Quina`, 'megasena'),
  readGames: (text) => readGames(lotteryOf('megasena'), text),
  readReceipt: (text) => readReceipt(lotteryOf('megasena'), [[1, 2, 3, 4, 5, 6]], text),
  readLink: (text) => readLink({ lottery: text, seed: text, games: text, engine: text }),
  tidyText,
  textFault,
  plainWord,
  tidyCell,
  readCents,
  readContest,
  readCount,
  readDate: (text) => readDate(text, '2026-01-01'),
  readMessage: (text) => readMessage(text, undefined),
  readPrice,
  readMoney: (text) => readMoney(text, 1e9),
  readSearch,
  readDay,
  csvText: (text) => csvText([[text]]),
};

/** The expression that stopped the page: the test has to find it. */
const CONTROLS: Readonly<Record<string, (text: string) => unknown>> = {
  control: (text) => [...text.matchAll(/^[^\S\n]*\d{1,3}(?:[^\S\n]{2,}|\t)(?=\d{1,2} \d)/gm)],
};

/** Of what a text consists, and what stands before and after it: there an expression begins, or fails at the end. */
const SIGNS = [
  '\u2028',
  '\u2029',
  '\r',
  '\n',
  '\r\n',
  ' ',
  '\t',
  '.',
  ',',
  '-',
  '/',
  '=',
  '&',
  '<',
  '\u0301',
  '\ud800',
];
const WORDS = [
  '0',
  '1',
  'O',
  'o',
  'a',
  '1 ',
  '1:',
  '1.',
  '1/',
  'R$ ',
  'jogo ',
  'conc ',
  'mega ',
  '01 02 03 04 05 06\n',
];
const ENDS = ['', 'x', '1', 'R$'];
const SHAPES = [...SIGNS, ...WORDS].flatMap((repeated) =>
  ENDS.flatMap((before) => ['', 'x', '1'].map((after) => [before, repeated, after] as const)),
);

/** Least processor time that can be trusted, and the longest text that one of four times its length is compared with. */
const LEAST_MS = 20;
const MOST_LENGTH = 1 << 14;

function costOf(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  try {
    read(text);
  } catch {
    // A cell that is refused.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Least processor time of three readings; of fewer, once one takes less than can be trusted. */
function leastOf(read: (text: string) => unknown, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && least >= LEAST_MS; i++) least = Math.min(least, costOf(read, text));
  return least;
}

/**
 * True where 4n characters take nine times the processor time of n, in each of five readings. At 2n the engine's own
 * cleaning up, which comes in steps, looked like half as much work again.
 */
function isSteep(read: (text: string) => unknown, [before, repeated, after]: (typeof SHAPES)[number]): boolean {
  const make = (length: number) => `${before}${repeated.repeat(length / repeated.length)}${after}`;
  if (costOf(read, make(MOST_LENGTH)) < LEAST_MS) return false;
  for (let length = 1 << 9; length <= MOST_LENGTH; length *= 2) {
    const once = leastOf(read, make(length));
    if (once >= LEAST_MS) return [1, 2, 3, 4, 5].every(() => costOf(read, make(4 * length)) >= 9 * once);
  }
  return false;
}

/** Every regular expression in the source of what reads, as a reader. */
function expressions(): [name: string, read: (text: string) => unknown][] {
  return sourceFiles('workers', 'offline', 'src/platform', 'src/routes', 'src/state').flatMap((file) =>
    literalsIn(parseSync(file, readFileSync(file, 'utf8')).program).map(
      (pattern): [string, (text: string) => unknown] => [
        `${file}: ${pattern}`,
        (text) => {
          pattern.lastIndex = 0;
          return text.replace(pattern, '');
        },
      ],
    ),
  );
}

function literalsIn(node: unknown): RegExp[] {
  if (typeof node !== 'object' || node === null) return [];
  const { regex }: { regex?: { pattern: string; flags: string } } = node;
  return regex ? [new RegExp(regex.pattern, regex.flags)] : Object.values(node).flatMap(literalsIn);
}

const all = [...Object.entries({ ...READERS, ...CONTROLS }), ...expressions()];
const slow = all.flatMap(([reader, read]) => {
  // Twice: what else the machine does may slow one of them.
  const shape = SHAPES.find((shape) => [1, 2].every(() => isSteep(read, shape)));
  return shape ? [{ reader, shape }] : [];
});
process.stdout.write(JSON.stringify({ tried: all.length, slow }));
