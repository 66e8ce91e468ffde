import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { ticketOf } from '../../state/saved-games/tickets.ts';
import { PRIZE, TABLE } from './belongings.ts';

const HUGE = 'x'.repeat(200_000);

/** What no field of a record can be; the unit tests of each reader have what a field of its own cannot. */
const WRONG: readonly unknown[] = [null, { toString: 1, valueOf: 1 }, { big: 7 }];

/** The fields that the reader of each looks at. */
const GAME_FIELDS = [
  ...Object.keys(ticketOf(1)).filter((field) => field !== 'id'),
  ...['team', 'month', 'mirror', 'name', 'note', 'group', 'follow', 'registered', 'earlier'],
];
const PRIZE_FIELDS = ['lottery', 'numbers', 'date', 'name', 'cents', 'won'];

/** What is too much, or bites its own tail. */
const TOO_MUCH = [{ note: HUGE }, { memo: { big: 7 } }, { memo: { again: 1 } }, { memo: HUGE.repeat(2) }];

/** A record for each wrong value of each field, those that are changed, and one with another's prototype. */
const damaged = (good: object, fields: readonly string[], changes: readonly object[]): object[] => [
  ...fields.flatMap((field) => WRONG.map((value) => ({ ...good, [field]: value }))),
  ...changes.map((change) => ({ ...good, ...change })),
  JSON.parse(`{"__proto__":${JSON.stringify(good)},"constructor":{"prototype":1}}`),
];

function recordOf(lottery: LotteryKey, damage: (bytes: number[]) => number[], change: object = {}): object {
  const table = { lottery, draws: sampleDraws(lottery) };
  return {
    lottery,
    revision: 1,
    table: { bytes: damage([...packDraws(table)]) },
    summary: summaryOf(table),
    ...change,
  };
}

const whole = (bytes: number[]) => bytes;
const cut = recordOf('megasena', (bytes) => bytes.slice(0, bytes.length / 2));
const flipped = recordOf('lotofacil', (bytes) => bytes.map((byte, i) => (i === 40 ? byte ^ 1 : byte)));
/** Damage that shows at once. */
const outside = [
  recordOf('duplasena', ([, ...bytes]) => [250, ...bytes]),
  recordOf('timemania', whole, { table: 'not bytes' }),
  recordOf('diadasorte', whole, { summary: null }),
  recordOf('lotomania', whole, { table: TABLE.table }),
];

/** Records that cannot be read, of each database. */
export const DAMAGED = {
  games: damaged(ticketOf(1), GAME_FIELDS, TOO_MUCH).map((game, place) => {
    const id = `wrong ${place}`;
    return { id, position: 1, game: { ...game, id } };
  }),
  prizes: damaged(PRIZE, PRIZE_FIELDS, [{ won: [null] }]).map((prize, place) => ({ ...prize, key: `wrong ${place}` })),
  // The first two show it only when the draws are unpacked.
  results: [cut, flipped, ...outside],
} as const;
