import { csvText } from '../../../src/content/csv.ts';
import { readPrice } from '../../../src/state/bet/prices.ts';
import { readMoney } from '../../../src/state/bet/typed-money.ts';
import { readAmount } from '../../../src/state/lab/amounts.ts';
import { readSearch } from '../../../src/state/saved-games/list.ts';
import { readDay } from '../../../src/state/strategy-options/read-options.ts';
import { plainWord, tidyText as tidyCell } from '../../../workers/draws/read/plain-words.ts';
import { readCents, readContest, readCount, readDate } from '../../../workers/draws/read/read-cell.ts';
import { readLink } from '../../../workers/shared/link/link.ts';
import { layoutOf } from '../../../workers/shared/registering/beside.ts';
import { contestsIn, daysIn, drawDaysIn } from '../../../workers/shared/registering/printed-draw.ts';
import { otherLotteryIn } from '../../../workers/shared/registering/printed-lottery.ts';
import { readPrinted } from '../../../workers/shared/registering/printed-numbers.ts';
import { textFault, tidyText } from '../../../workers/shared/syndicate/group-text.ts';

/** What reads a text of any origin. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  layoutOf,
  contestsIn,
  daysIn,
  drawDaysIn,
  otherLotteryIn: (text) => otherLotteryIn(text, 'quina'),
  readPrinted: (text) => readPrinted({ total: 60, isLastZero: false }, text),
  readLink: (text) => readLink({ lottery: text, seed: text, games: text, engine: text }),
  tidyText,
  textFault,
  plainWord,
  tidyCell,
  readCents,
  readContest,
  readCount,
  readDate: (text) => readDate(text, '2026-01-01'),
  readPrice,
  readMoney: (text) => readMoney(text, 1e9),
  readAmount,
  readSearch,
  readDay,
  csvText: (text) => csvText([[text]]),
};

/** The expression that stopped the page: the test has to find it. */
const CONTROLS: Readonly<Record<string, (text: string) => unknown>> = {
  control: (text) => [...text.matchAll(/^[^\S\n]*\d{1,3}(?:[^\S\n]{2,}|\t)(?=\d{1,2} \d)/gm)],
};

/** What is repeated, and what stands before and after it. */
const SHAPES: readonly (readonly [before: string, repeated: string, after: string])[] = [
  ...[
    '\u2028',
    '\u2029',
    '\r',
    '\n',
    '\r\n',
    ' ',
    '\t',
    '1:',
    '1 ',
    '1',
    '1.',
    '.',
    ',',
    '0',
    'O',
    'a',
    '\u0301',
    '&',
  ].map((repeated) => ['x', repeated, 'x'] as const),
  ['1', ' ', 'x'],
  ['n', 'o', '!'],
  ['R$', ' ', 'x'],
  ['', 'R$ ', 'x'],
  ['jogo', ' ', 'x'],
  ['', 'jogo ', 'x'],
  ['', 'conc ', 'x'],
  ['', '01 02 03 04 05 06\n', 'x'],
];

/** Least processor time in which a ratio is to be trusted, and the longest text that is tried, in characters. */
const LEAST_MS = 20;
const MOST_LENGTH = 1 << 17;

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

/** Least processor time at 2n characters over that at n, of up to five of each; 0 where no text takes long enough. */
function growthOf(read: (text: string) => unknown, [before, repeated, after]: (typeof SHAPES)[number]): number {
  const make = (length: number) => `${before}${repeated.repeat(length / repeated.length)}${after}`;
  let length = 1 << 10;
  while (length < MOST_LENGTH && costOf(read, make(length)) < LEAST_MS) length *= 2;
  let [once, twice] = [costOf(read, make(length)), Number.POSITIVE_INFINITY];
  if (once < LEAST_MS) return 0;
  for (let i = 0; i < 5 && twice / once >= 3; i++) {
    twice = Math.min(twice, costOf(read, make(2 * length)));
    once = Math.min(once, costOf(read, make(length)));
  }
  return twice / once;
}

const growths = Object.entries({ ...READERS, ...CONTROLS }).flatMap(([reader, read]) =>
  SHAPES.map((shape) => ({ reader, shape, growth: growthOf(read, shape) })),
);
console.log(JSON.stringify(growths));
