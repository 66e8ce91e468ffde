import type { Design, WheelTicket } from './design.ts';

/**
 * A wheel by counting, for pools too large to search: the pool lies on a circle, each ticket leaves out the next pool −
 * size positions after those of the ticket before, so that every position is left out equally often, give or take one,
 * and in at least r = ⌊b · size / pool⌋ of the b tickets. The best then has ⌈drawn · r / b⌉. Gives the fewest tickets
 * for which that is enough, undefined if more than `max` would be needed. With size = pool / 2: a ticket and its
 * complement.
 */
export function circleWheel(design: Design, max: number): WheelTicket[] | undefined {
  const { pool, size, drawn, hits } = design;
  for (let b = 2; b <= max; b++) {
    const times = Math.floor((b * size) / pool);
    if (Math.ceil((drawn * times) / b) < hits) continue;
    return Array.from({ length: b }, (_, t) => omitting(pool, t * (pool - size), pool - size));
  }
  return undefined;
}

/** All positions but the `count` that follow `from` on the circle, ascending. */
function omitting(pool: number, from: number, count: number): WheelTicket {
  const positions = Array.from({ length: pool }, (_, at) => at);
  return positions.filter((at) => (((at - from) % pool) + pool) % pool >= count);
}
