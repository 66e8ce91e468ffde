import type { Design, WheelTicket } from '../../../workers/engine/wheels/design.ts';

/** A part of a pool with a wheel of its own. */
export interface Part {
  readonly pool: number;
  /** How many drawn numbers in the part its wheel waits for. */
  readonly drawn: number;
  readonly tickets: number;
}

/**
 * Wheels side by side: cut the pool into parts, each with a wheel that gives the guaranteed hits once `drawn` of the
 * draw fall in that part. If these add up to the draw + parts − 1, they cannot all be missed, by the pigeonhole
 * principle. A ticket over a part smaller than itself is filled up from the pool's other positions. Throws RangeError
 * if the parts do not add up.
 */
export function joinWheels(
  design: Design,
  parts: readonly Part[],
  wheelOfPart: (part: Part) => readonly WheelTicket[],
): WheelTicket[] {
  const pool = parts.reduce((sum, part) => sum + part.pool, 0);
  const drawn = parts.reduce((sum, part) => sum + part.drawn - 1, 1);
  if (pool !== design.pool || drawn !== design.drawn) throw new RangeError('parts do not add up');
  const tickets: WheelTicket[] = [];
  let from = 0;
  for (const part of parts) {
    const start = from;
    for (const ticket of wheelOfPart(part)) {
      tickets.push(
        fillUp(
          ticket.map((at) => at + start),
          design,
        ),
      );
    }
    from += part.pool;
  }
  return tickets;
}

/** The ticket with the pool's first other positions added until it has `size`. */
function fillUp(ticket: WheelTicket, { pool, size }: Design): WheelTicket {
  const filled = [...ticket];
  for (let at = 0; at < pool && filled.length < size; at++) {
    if (!ticket.includes(at)) filled.push(at);
  }
  return filled.sort((a, b) => a - b);
}
