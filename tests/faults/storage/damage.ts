import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { ticketOf } from '../../state/saved-games/tickets.ts';
import { ENTRY, GROUP, PRIZE, TABLE } from './belongings.ts';

const { group: friends } = GROUP;
const [first] = friends.games;
const [ana] = friends.members;
const HUGE = 'x'.repeat(200_000);

/** What no field of a record can be; the unit tests of each reader have what a field of its own cannot. */
const WRONG: readonly unknown[] = [null, { toString: 1, valueOf: 1 }, { big: 7 }];

/** The fields that the reader of each looks at. */
const FIELDS = {
  games: [
    ...Object.keys(ticketOf(1)).filter((field) => field !== 'id'),
    ...['team', 'month', 'mirror', 'name', 'note', 'group', 'follow', 'registered', 'earlier'],
  ],
  diary: ['on', 'cents', 'what', 'lottery'],
  prizes: ['lottery', 'numbers', 'date', 'name', 'cents', 'won'],
  groups: ['revision', 'name', 'lottery', 'games', 'follow', 'draw', 'receipt', 'cents', 'members', 'prize'],
} as const;

/** A record for each wrong value of each field, with an id of its own; those that are given; one with another's prototype. */
function each(
  good: object,
  fields: readonly string[],
  more: readonly object[],
  as: (id: string, record: object, place: number) => object,
): object[] {
  const wrong = fields.flatMap((field) => WRONG.map((value) => ({ ...good, [field]: value })));
  const polluted = JSON.parse(`{"__proto__":${JSON.stringify(good)},"constructor":{"prototype":1}}`);
  const changed = more.map((change) => ({ ...good, ...change }));
  return [...wrong, ...changed, polluted].map((record, place) => as(`wrong ${place}`, record, place));
}

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

/** What is too much, or bites its own tail. */
const GAMES = [{ note: HUGE }, { memo: { big: 7 } }, { memo: { again: 1 } }, { memo: HUGE.repeat(2) }];
const GROUPS = [{ games: Array(5000).fill(first) }, { members: Array(5000).fill(ana) }, { name: HUGE }];

/** Records that cannot be read, of each database. */
export const DAMAGED = {
  games: each(ticketOf(1), FIELDS.games, GAMES, (id, game) => ({ id, position: 1, game: { ...game, id } })),
  diary: each(ENTRY, FIELDS.diary, [{ what: HUGE }], (key, entry) => ({ ...entry, key })),
  prizes: each(PRIZE, FIELDS.prizes, [{ won: [null] }], (key, prize) => ({ ...prize, key })),
  groups: [
    ...each(friends, FIELDS.groups, GROUPS, (_, group, place) => {
      const id = place.toString(16).padStart(32, '0');
      return { ...GROUP, id, group: { ...group, id } };
    }),
    // A good one, but for its day, which is no text and cannot become one.
    { ...GROUP, id: 'f'.repeat(32), since: { toString: 1, valueOf: 1 }, group: { ...friends, id: 'f'.repeat(32) } },
  ],
  // The first two show it only when the draws are unpacked.
  results: [cut, flipped, ...outside],
} as const;
