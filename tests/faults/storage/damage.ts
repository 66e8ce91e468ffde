import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { ticketOf } from '../../state/saved-games/tickets.ts';
import { ENTRY, GROUP, PRIZE, TABLE } from './belongings.ts';

/** Values that a field of a record cannot have, by its name; `undefined` leaves the field out. */
type Wrong = Readonly<Record<string, readonly unknown[]>>;

const { group: friends } = GROUP;
const [first] = friends.games;
const [ana] = friends.members;
const HUGE = 'x'.repeat(200_000);
/** What no field is: of other types, and as strangers write them. */
const NO_TEXT = [undefined, null, 7, true, [], {}, HUGE];
const NO_COUNT = [undefined, null, -1, 0.5, '1', [1], {}, 1e300, { big: 1 }];
const NO_LOTTERY = [undefined, null, 7, 'x', ['megasena'], '__proto__', 'constructor', HUGE];
const NO_DAY = [undefined, null, 7, '', 'ontem', '2026-02-30', '0000-00-00', {}, HUGE];
const NO_NUMBERS = [
  undefined,
  null,
  'x',
  {},
  [0],
  [1, 2, 3, 4, 5, 61],
  [1, 1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, '6'],
  { length: 6 },
];

const isOptional = (values: readonly unknown[]) => values.filter((value) => value !== undefined);

const GAME: Wrong = {
  numbers: [...NO_NUMBERS, [], [6, 5, 4, 3, 2, 1]],
  date: [...NO_DAY, '2026-11-20'],
  lotteryType: NO_LOTTERY,
  strategy: [undefined, null, 'x', '__proto__', 7],
  isFavorite: [undefined, null, 'true', 1],
  minBetPrice: [undefined, null, -1, '5', { big: 5 }],
  potentialPrize: [undefined, null, -1, {}],
  score: [undefined, null, -1, 1000, '91'],
  scoreClass: [undefined, null, 'x', '__proto__'],
  odds: [undefined, null, 0, '1'],
  relaxed: [undefined, null, 0],
  team: [0, 81, 'x', null],
  month: [0, 13, null],
  mirror: [false, 'x', null],
  name: [7, null, {}, HUGE],
  note: [7, null, HUGE],
  group: [null, {}, { id: '' }, { id: 'g', name: HUGE }, { id: 7, name: 'g' }],
  follow: [null, {}, { from: 0, draws: 1 }, { from: 1, draws: 25 }],
  registered: [null, {}, { on: 'x', draw: 'y' }, { on: '2026-11-20', draw: '2026-11-21', receipt: '' }],
  earlier: [null, {}, [null], [{}]],
  memo: [{ big: 7 }, { again: 1 }, HUGE.repeat(2)],
};

const DIARY: Wrong = {
  on: NO_DAY,
  cents: NO_COUNT,
  what: [...NO_TEXT, ''],
  lottery: isOptional(NO_LOTTERY),
  contest: [],
};

const FOUND: Wrong = {
  lottery: NO_LOTTERY,
  numbers: NO_NUMBERS,
  contest: [...NO_COUNT, 0],
  date: [null, 7, {}],
  name: [null, 7, []],
  cents: isOptional(NO_COUNT),
  won: [
    undefined,
    null,
    {},
    [null],
    [{ hits: 4 }],
    [{ hits: 4, prizes: 0 }],
    [{ hits: 101, prizes: 1 }],
    [{ hits: '__proto__', prizes: 1 }],
  ],
};

const FRIENDS: Wrong = {
  revision: [...NO_COUNT, 0],
  name: [...NO_TEXT, ''],
  lottery: NO_LOTTERY,
  games: [
    undefined,
    null,
    {},
    [],
    [null],
    [{ numbers: [] }],
    [{ ...first, mirror: 'x', numbers: [61] }],
    Array(5000).fill(first),
  ],
  follow: [null, {}, { from: 0, draws: 1 }],
  draw: isOptional(NO_DAY),
  receipt: isOptional(NO_TEXT),
  cents: NO_COUNT,
  members: [
    undefined,
    null,
    {},
    [null],
    [ana, ana],
    [{ ...ana, quotas: 0 }],
    [{ ...ana, name: HUGE }],
    Array(5000).fill(ana),
  ],
  prize: isOptional(NO_COUNT),
};

/** A record for each wrong value of each field, with an id of its own; and one with another's prototype. */
function each(good: object, wrong: Wrong, as: (id: string, record: object, place: number) => object): object[] {
  const records = Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value, i) => [`${field} ${i}`, { ...good, [field]: value }] as const),
  );
  const polluted = JSON.parse(`{"__proto__":${JSON.stringify(good)},"constructor":{"prototype":1}}`);
  return [...records, ['proto', polluted] as const].map(([id, record], place) => as(id, record, place));
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

/** Records that cannot be read, of each database, a hundred ways and more. */
export const DAMAGED = {
  games: each(ticketOf(1), GAME, (id, game) => ({ id, position: 1, game: { ...game, id } })),
  diary: each(ENTRY, DIARY, (key, entry) => ({ ...entry, key })),
  prizes: each(PRIZE, FOUND, (key, prize) => ({ ...prize, key })),
  groups: [
    ...each(friends, FRIENDS, (_, group, place) => {
      const id = place.toString(16).padStart(32, '0');
      return { ...GROUP, id, group: { ...group, id } };
    }),
    // A good one, but for its day, which is no text and cannot become one.
    { ...GROUP, id: 'f'.repeat(32), since: { toString: 1, valueOf: 1 }, group: { ...friends, id: 'f'.repeat(32) } },
  ],
  // The first two show it only when the draws are unpacked.
  results: [cut, flipped, ...outside],
} as const;
