import type { DrawTable } from '../../shared/draw-table.ts';
import { HOST_SCHEMA } from '../../shared/host-index.ts';
import type { Lottery } from '../../shared/lotteries.ts';
import type { OfficialDraw, PaidTier } from '../../shared/official-draw.ts';
import { type TierHits, tierOdds } from '../../shared/tier-odds.ts';
import {
  damaged,
  isWhole,
  type Ranges,
  rangesOf,
  readContests,
  readFields,
  readList,
} from './fields.ts';

/** Which tiers, by their place in `tiers`, then winners and cents of each; null is not known. */
type PaidRow = readonly (number | null)[];

/** What the tiers of one lottery paid, as a host serves it. */
interface PrizesFile {
  readonly schema: typeof HOST_SCHEMA;
  readonly lottery: string;
  readonly contests: Ranges;
  /** The lists of tiers that there are, each as its hits. */
  readonly tiers: readonly (readonly TierHits[])[];
  /** A row a contest; null where only the second draw's is known. */
  readonly paid: readonly (PaidRow | null)[];
  /** Dupla Sena: of the second draws. */
  readonly paidSecond?: readonly (PaidRow | null)[];
}

const COLUMNS = ['contests', 'tiers', 'paid'];

/** Sources tell all tiers, or some: there are few such lists. */
const MAX_TIER_LISTS = 1000;

/** How many draws of a table tell what the tiers paid. */
export function countPaid({ draws }: DrawTable): number {
  return draws.filter(isPaid).length;
}

/** The file with what the tiers paid in the draws of a table, for a host. */
export function writePrizesFile({ lottery, draws }: DrawTable): string {
  const known = draws.filter(isPaid);
  const lists: string[] = [];
  const rowOf = (paid?: readonly PaidTier[]): PaidRow | null => {
    if (!paid) return null;
    const list = JSON.stringify(paid.map(({ hits }) => hits));
    if (!lists.includes(list)) lists.push(list);
    return [lists.indexOf(list), ...paid.flatMap(({ winners, cents }) => [winners, cents ?? null])];
  };
  const paid = known.map((draw) => rowOf(draw.paid));
  const isDouble = known.some(({ paidSecond }) => paidSecond !== undefined);
  const paidSecond = isDouble && { paidSecond: known.map((draw) => rowOf(draw.paidSecond)) };
  const file: PrizesFile = {
    schema: HOST_SCHEMA,
    lottery,
    contests: rangesOf(known.map(({ contest }) => contest)),
    tiers: lists.map((list) => JSON.parse(list)),
    paid,
    ...paidSecond,
  };
  return `${JSON.stringify(file)}\n`;
}

/**
 * The table with what such a file says of its draws; throws a HostFileError for a file that is not
 * whole, or of another lottery. Contests that the table has not are passed over.
 */
export function withPrizes(table: DrawTable, text: string, lottery: Lottery): DrawTable {
  const isDouble = lottery.drawsPerContest === 2;
  const fields = readFields(text, lottery, isDouble ? [...COLUMNS, 'paidSecond'] : COLUMNS);
  const contests = readContests(fields.contests);
  const lists = readList(fields.tiers, 'tiers');
  if (lists.length > MAX_TIER_LISTS) throw damaged('tiers');
  const winning = tierOdds(lottery, lottery.pick).map(({ hits }) => hits);
  const tiers = lists.map((list) => readTiers(list, winning));
  const column = (name: 'paid' | 'paidSecond') =>
    readList(fields[name], name, contests.length).map((row) => readRow(row, tiers));
  const paid = column('paid');
  const paidSecond = fields.paidSecond === undefined ? [] : column('paidSecond');
  const places = new Map(contests.map((contest, i) => [contest, i]));
  const draws = table.draws.map((draw) => {
    const at = places.get(draw.contest) ?? -1;
    const first = paid[at];
    const second = paidSecond[at];
    return { ...draw, ...(first && { paid: first }), ...(second && { paidSecond: second }) };
  });
  return { lottery: lottery.key, draws };
}

function readTiers(value: unknown, winning: readonly unknown[]): readonly TierHits[] {
  const list = readList(value, 'tiers');
  const isGood = new Set(list).size === list.length && list.every((hits) => winning.includes(hits));
  if (!isGood) throw damaged('tiers');
  return list as readonly TierHits[];
}

function readRow(
  row: unknown,
  tiers: readonly (readonly TierHits[])[],
): readonly PaidTier[] | undefined {
  if (row === null) return undefined;
  const [place, ...values] = readList(row, 'paid');
  const list = isWhole(place, 0, tiers.length - 1) ? tiers[place] : undefined;
  if (!list || values.length !== 2 * list.length) throw damaged('paid');
  return list.map((hits, i) => {
    const winners = values[2 * i];
    const cents = values[2 * i + 1];
    if (!isAmount(winners) || !(cents === null || isAmount(cents))) throw damaged('paid');
    return { hits, winners, ...(cents !== null && { cents }) };
  });
}

/** Beyond it there are neither bets nor cents. */
const isAmount = (value: unknown): value is number => isWhole(value, 0, 2 ** 50);

const isPaid = ({ paid, paidSecond }: OfficialDraw) => Boolean(paid ?? paidSecond);
