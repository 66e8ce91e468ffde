import type { DrawTable } from './draw-table.ts';
import type { LotteryKey } from './lotteries.ts';
import type { OfficialDraw, PaidTier } from './official-draw.ts';

/** Most conflicts that are listed one by one; they are all counted. */
export const MAX_CONFLICTS = 100;

/** A contest for which two sources say different numbers, days or months. */
export interface DrawConflict {
  readonly contest: number;
  readonly kept: OfficialDraw;
  readonly incoming: OfficialDraw;
}

/** Which side of a conflict stays: what was there, what is new, or what is new for these contests. */
export type ConflictChoice = 'kept' | 'incoming' | readonly number[];

/** What bringing in a table does to the one that is kept. */
export interface MergeReport {
  readonly lottery: LotteryKey;
  /** Contests that were not there before. */
  readonly added: number;
  /** Contests that say nothing new. */
  readonly same: number;
  /** Contests that gained a day, an order, a team, a month or prizes. */
  readonly completed: number;
  /** The first MAX_CONFLICTS contests that the two disagree about, ascending, and how many there are. */
  readonly conflicts: readonly DrawConflict[];
  readonly conflictCount: number;
}

/**
 * Brings a table into the one that is kept, contest by contest: nothing that is there is lost, and
 * what it does not know yet it takes. Where the two disagree `choice` decides, for `kept` unless given.
 * Throws a RangeError for tables of different lotteries.
 */
export function mergeDraws(
  kept: DrawTable | undefined,
  incoming: DrawTable,
  choice: ConflictChoice = 'kept',
): { readonly table: DrawTable; readonly report: MergeReport } {
  const { lottery } = incoming;
  if (kept && kept.lottery !== lottery) throw new RangeError('tables of different lotteries');
  const draws = new Map((kept?.draws ?? []).map((draw) => [draw.contest, draw]));
  const counts = { added: 0, same: 0, completed: 0 };
  const conflicts: DrawConflict[] = [];
  for (const draw of incoming.draws) {
    const there = draws.get(draw.contest);
    if (there && isConflict(there, draw)) {
      conflicts.push({ contest: draw.contest, kept: there, incoming: draw });
      if (takesNew(choice, draw.contest)) draws.set(draw.contest, draw);
      continue;
    }
    const merged = there ? complete(there, draw) : draw;
    counts[there === undefined ? 'added' : merged === there ? 'same' : 'completed']++;
    draws.set(draw.contest, merged);
  }
  const all = [...draws.values()].sort((a, b) => a.contest - b.contest);
  const listed = conflicts.slice(0, MAX_CONFLICTS);
  return {
    table: { lottery, draws: all },
    report: { lottery, ...counts, conflicts: listed, conflictCount: conflicts.length },
  };
}

function takesNew(choice: ConflictChoice, contest: number): boolean {
  return typeof choice === 'string' ? choice === 'incoming' : choice.includes(contest);
}

/** True when no draw can be both. A team is only a name, which each source writes in its own way. */
export function isConflict(a: OfficialDraw, b: OfficialDraw): boolean {
  const differ = <T>(one: T | undefined, other: T | undefined) =>
    one !== undefined && other !== undefined && one !== other;
  return (
    setOf(a.numbers) !== setOf(b.numbers) ||
    differ(a.second && setOf(a.second), b.second && setOf(b.second)) ||
    differ(a.date, b.date) ||
    differ(a.month, b.month)
  );
}

const setOf = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b).join();

/** The draw with what another source knows beside; the very same where that is nothing. */
export function complete(kept: OfficialDraw, incoming: OfficialDraw): OfficialDraw {
  // Both draws of a contest are in draw order, or neither is.
  const hasNewOrder = incoming.isInDrawOrder && !kept.isInDrawOrder && hasAll(incoming, kept);
  const second = hasNewOrder ? incoming.second : (kept.second ?? sorted(incoming, kept));
  const paid = mergePaid(kept.paid, incoming.paid);
  const paidSecond = mergePaid(kept.paidSecond, incoming.paidSecond);
  const date = kept.date ?? incoming.date;
  const team = kept.team ?? incoming.team;
  const month = kept.month ?? incoming.month;
  const isSame =
    !hasNewOrder &&
    second === kept.second &&
    date === kept.date &&
    team === kept.team &&
    month === kept.month &&
    paid === kept.paid &&
    paidSecond === kept.paidSecond;
  if (isSame) return kept;
  return {
    contest: kept.contest,
    ...(date !== undefined && { date }),
    numbers: hasNewOrder ? incoming.numbers : kept.numbers,
    ...(second && { second }),
    ...((hasNewOrder || kept.isInDrawOrder) && { isInDrawOrder: true as const }),
    ...(team !== undefined && { team }),
    ...(month !== undefined && { month }),
    ...(paid && { paid }),
    ...(paidSecond && { paidSecond }),
  };
}

/** True unless taking the order of a draw would lose the second one, of which it says nothing. */
const hasAll = (incoming: OfficialDraw, kept: OfficialDraw) =>
  incoming.second !== undefined || kept.second === undefined;

/** The second draw that only the other source has, in the order that the kept one is in. */
function sorted(incoming: OfficialDraw, kept: OfficialDraw): readonly number[] | undefined {
  if (!incoming.second || incoming.isInDrawOrder === kept.isInDrawOrder) return incoming.second;
  return [...incoming.second].sort((a, b) => a - b);
}

/** The tiers of both, best first; what is kept stays, and gains the prizes that it did not know. */
function mergePaid(
  kept: readonly PaidTier[] | undefined,
  incoming: readonly PaidTier[] | undefined,
): readonly PaidTier[] | undefined {
  if (!kept || !incoming) return kept ?? incoming;
  const more = incoming.filter(({ hits }) => !kept.some((tier) => tier.hits === hits));
  const known = kept.map((tier) => {
    const other = incoming.find(
      ({ hits, winners }) => hits === tier.hits && winners === tier.winners,
    );
    return tier.cents === undefined && other?.cents !== undefined ? other : tier;
  });
  if (more.length === 0 && known.every((tier, i) => tier === kept[i])) return kept;
  return [...known, ...more].sort((a, b) => rank(a) - rank(b));
}

/** The best first: more hits before fewer, but Lotomania's none after all others. */
function rank({ hits }: PaidTier): number {
  if (typeof hits !== 'number') return 1;
  return hits === 0 ? 2 : -hits;
}
