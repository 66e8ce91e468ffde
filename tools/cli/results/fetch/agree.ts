import type { OfficialDraw, PaidTier } from '../../../../workers/shared/draws/official-draw.ts';
import { type LotteryKey, lotteryOf } from '../../../../workers/shared/lottery/lotteries.ts';

/** A draw as one source publishes it. */
export interface ClaimedDraw {
  readonly source: string;
  readonly origin: string;
  readonly host: string;
  readonly draw: OfficialDraw;
}

/** The result of comparing the sources of one contest. */
export interface Agreement {
  /** The draw that two independent sources give; undefined without such a pair, or with pairs that differ. */
  readonly draw?: OfficialDraw;
  /** The sources that give another draw than this one. */
  readonly others: readonly string[];
}

/** True for claims of other origins and other hosts: a mirror or a stale cache cannot make both wrong. */
export const areIndependent = (a: ClaimedDraw, b: ClaimedDraw) => a.origin !== b.origin && a.host !== b.host;

/** Returns the draw on which two independent sources agree, ascending; prizes are in it only where two agree on them too. */
export function agree(lottery: LotteryKey, claims: readonly ClaimedDraw[], isPair = areIndependent): Agreement {
  const whole = claims.filter(({ draw }) => isWhole(lottery, draw));
  const pairs = whole.flatMap((a, i) => whole.slice(i).flatMap((b) => (isPair(a, b) ? [[a, b] as const] : [])));
  const agreeing = pairs.filter(([a, b]) => isSameDraw(a.draw, b.draw));
  // The longest name of a team says most: `AMERICA/MG` agrees with `AMERICA`, not with `AMERICA/RN`.
  const members = agreeing.flat().map(({ draw }) => draw);
  const [first] = members.toSorted((a, b) => (b.team?.length ?? 0) - (a.team?.length ?? 0));
  if (!first || members.some((draw) => !isSameDraw(first, draw))) return { others: claims.map(({ source }) => source) };
  const others = claims.filter(({ draw }) => !isSameDraw(first, draw)).map(({ source }) => source);
  const confirmed = (part: 'paid' | 'paidSecond') => {
    const told = agreeing.flatMap(([a, b]) => {
      const paid = settledTiers(a.draw[part]);
      return paid && JSON.stringify(paid) === JSON.stringify(b.draw[part]) ? [paid] : [];
    });
    const isOne = new Set(told.map((paid) => JSON.stringify(paid))).size === 1;
    return isOne && { [part]: told[0] };
  };
  const { contest, date = '', numbers, second, team, month } = first;
  const draw = {
    ...{ contest, date, numbers: ascending(numbers) },
    ...(second && { second: ascending(second) }),
    ...(team !== undefined && { team }),
    ...(month !== undefined && { month }),
    ...confirmed('paid'),
    ...confirmed('paidSecond'),
  };
  return { draw, others };
}

/** True if the draw has all facts that a pair must share. */
function isWhole(lottery: LotteryKey, draw: OfficialDraw): boolean {
  const { extra, drawsPerContest } = lotteryOf(lottery);
  return draw.date !== undefined && (!extra || draw[extra] !== undefined) && (drawsPerContest === 1 || !!draw.second);
}

function isSameDraw(a: OfficialDraw, b: OfficialDraw): boolean {
  const facts = [a, b].map(({ contest, date, numbers, second, month }) =>
    JSON.stringify([contest, date, ascending(numbers), second && ascending(second), month]),
  );
  return facts[0] === facts[1] && isSameTeam(a.team, b.team);
}

/** `AMÉRICA/MG` is the same as `America`, and another team than `AMERICA/RN`. */
export function isSameTeam(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const [one = [], other = []] = [a, b].map((team) => team.split('/').map(plainLetters));
  return one[0] !== '' && one[0] === other[0] && (!one[1] || !other[1] || one[1] === other[1]);
}

const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** Returns the tiers; undefined where nobody has won, because sources give such tiers before they are settled. */
function settledTiers(paid: readonly PaidTier[] | undefined): readonly PaidTier[] | undefined {
  return paid?.some(({ winners, cents = 0 }) => winners > 0 || cents > 0) ? paid : undefined;
}

/** Are the prizes of a draw there, of Dupla Sena those of both? */
export function hasPrizes({ paid, second, paidSecond }: OfficialDraw): boolean {
  return settledTiers(paid) !== undefined && (!second || settledTiers(paidSecond) !== undefined);
}
