import { mergePaid } from './merge-paid.ts';
import type { OfficialDraw } from './official-draw.ts';

/** The draw with what another source knows beside; the very same where that is nothing. */
export function completeDraw(kept: OfficialDraw, incoming: OfficialDraw): OfficialDraw {
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
