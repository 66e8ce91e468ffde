import type { WheelTicket } from '../../../workers/engine/wheels/design.ts';

/**
 * A wheel for the pool without its last position `last`, with as many tickets: where a ticket had it, any other
 * position takes its place, which cannot cost a hit; the first that leaves all tickets different. Throws RangeError if
 * the pool has too few tickets for that.
 */
export function shrinkWheel(wheel: readonly WheelTicket[], last: number): WheelTicket[] {
  const kept = wheel.filter((ticket) => !ticket.includes(last)).map((ticket) => [...ticket]);
  const taken = new Set(kept.map((ticket) => ticket.join()));
  for (const ticket of wheel) {
    if (!ticket.includes(last)) continue;
    const others = ticket.filter((at) => at !== last);
    const choices = Array.from({ length: last }, (_, at) => at)
      .filter((at) => !others.includes(at))
      .map((at) => [...others, at].sort((a, b) => a - b));
    const free = choices.find((choice) => !taken.has(choice.join()));
    if (!free) throw new RangeError(`no ${wheel.length} different tickets of ${last} numbers`);
    taken.add(free.join());
    kept.push(free);
  }
  return kept;
}
