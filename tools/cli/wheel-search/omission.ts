import { complement } from '../../../workers/engine/wheels/bounds.ts';
import type { Design, WheelTicket } from '../../../workers/engine/wheels/design.ts';

/**
 * The wheel for designs whose complement guarantees one hit: a ticket is enough when it omits some number that is not
 * drawn, and v−p are not. So the tickets omit the parts of a partition of p+1 of the numbers (v−k each, the last filled
 * up from the first): only p are drawn, and one is left over. As small as can be. 17 numbers, "14 se 15": the pairs of
 * 16 of them. Undefined for other designs.
 */
export function omissionWheel(design: Design): WheelTicket[] | undefined {
  const { pool, size, drawn } = design;
  if (complement(design).hits !== 1) return undefined;
  const omitted = pool - size;
  const tickets = Math.ceil((drawn + 1) / omitted);
  const positions = Array.from({ length: pool }, (_, at) => at);
  return Array.from({ length: tickets }, (_, t) => {
    const out = new Set(Array.from({ length: omitted }, (_, i) => (t * omitted + i) % pool));
    return positions.filter((at) => !out.has(at));
  });
}
