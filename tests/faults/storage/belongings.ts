import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { FRIENDS } from '../../state/syndicate/any-group.ts';
import { PROBE } from './probe.ts';
import { type Seed, type SeedStore, seeded } from './seed.ts';

const today = dayInBrazil(Date.now());

/** A win that may still be fetched. */
const PRIZE = {
  key: 'megasena 2026 1 2 3 4 5 6 2900 1',
  lottery: 'megasena',
  numbers: [1, 2, 3, 4, 5, 6],
  contest: 2900,
  date: today,
  hits: 4,
  won: [{ hits: 4, prizes: 1 }],
  cents: 98_765,
  registered: true,
} as const;

/** Something that was spent. */
const ENTRY = { key: 'entry', on: today, cents: 4321, what: 'Bolão da rua' } as const;

/** A group that was made here. */
export const GROUP = { id: FRIENDS.id, own: true, since: '2026-11-20T12:00:00.000Z', group: FRIENDS } as const;

/** Draws of Quina as they are kept, and what is told of them outside the database. */
export const TABLE = (() => {
  const table = { lottery: 'quina', draws: sampleDraws('quina') } as const;
  return { lottery: 'quina', revision: 3, table: { bytes: [...packDraws(table)] }, summary: summaryOf(table) } as const;
})();
const SUMMARY = { ...TABLE.summary, revision: TABLE.revision };

const database = (name: string, store: string, keyPath: string) => (records: readonly unknown[]) =>
  ({ databases: { [`robo-da-sorte-${name}`]: { stores: { [store]: { keyPath, records } } } } }) satisfies Seed;

/** The databases with these records. */
const prizesWith = database('prizes', 'prizes', 'key');
const diaryWith = database('diary', 'entries', 'key');
const groupsWith = database('syndicates', 'syndicates', 'id');

export function resultsWith(tables: readonly unknown[]): Seed {
  const stores: Readonly<Record<string, SeedStore>> = {
    tables: { keyPath: 'lottery', records: tables },
    aside: { autoIncrement: true },
    revisions: { records: [['quina', 3]] },
  };
  return {
    texts: { 'kept-draws': JSON.stringify({ version: 1, of: { quina: SUMMARY } }) },
    databases: { 'robo-da-sorte-results': { stores } },
  };
}

/** Something of all that the app keeps, beside the saved game that every case has. */
const BELONGINGS: readonly Seed[] = [
  prizesWith([PRIZE]),
  diaryWith([ENTRY]),
  groupsWith([GROUP]),
  resultsWith([TABLE]),
  {
    texts: {
      'own-limit': 'month 100000',
      'bet-prices': `quina:700:${today}`,
      bets: JSON.stringify({ quina: { marks: 6 } }),
      sounds: 'false',
      premium: 'true',
      'history-seed': 'c0ffee',
      'game-limit': '1',
    },
  },
];

/** A script that keeps all of it, and more, and notes what is said. */
export const owning = (...more: readonly Seed[]): string => PROBE + seeded(...BELONGINGS, ...more);
