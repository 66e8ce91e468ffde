import type { Stream } from '../../../workers/engine/random/stream.ts';
import type { Design, WheelTicket } from '../../../workers/engine/wheels/design.ts';
import { createCoverage } from './coverage.ts';

/** How an annealing cools: geometrically, over a number of moves. */
export interface Schedule {
  readonly moves: number;
  /** Temperatures, in draws uncovered. */
  readonly hot: number;
  readonly cold: number;
}

/** Moves between two changes of temperature. */
const STEP = 256;

/**
 * Simulated annealing for a wheel of so many tickets: a move replaces one number of a ticket, the energy is how many
 * draws no ticket covers. Gives the wheel, or undefined if draws are still uncovered after all moves. Nurmela and
 * Östergård, "Upper bounds for covering designs by simulated annealing", Congressus Numerantium 96, 1993.
 */
export function anneal(design: Design, tickets: number, schedule: Schedule, random: Stream): WheelTicket[] | undefined {
  const { pool, size } = design;
  const coverage = createCoverage(design);
  const orders = Array.from({ length: tickets }, () => shuffledPool(pool, size, random));
  for (const order of orders) coverage.add(order);
  let uncovered = coverage.uncovered();
  let heat = schedule.hot;
  for (let move = 0; move < schedule.moves && uncovered > 0; move++) {
    if (move % STEP === 0) {
      heat = schedule.hot * (schedule.cold / schedule.hot) ** (move / schedule.moves);
    }
    const order = orders[random.below(tickets)] as Uint8Array;
    const from = random.below(size);
    const to = size + random.below(pool - size);
    const delta = coverage.weigh(order, from, to);
    if (delta > 0 && random.next() >= Math.exp(-delta / heat)) continue;
    coverage.apply();
    swap(order, from, to);
    uncovered += delta;
  }
  if (uncovered > 0) return undefined;
  return orders.map((order) => Array.from(order.subarray(0, size)).sort((a, b) => a - b));
}

/** The pool's positions, the first `count` of them drawn at random. */
function shuffledPool(pool: number, count: number, random: Stream): Uint8Array {
  const order = Uint8Array.from({ length: pool }, (_, at) => at);
  for (let i = 0; i < count; i++) swap(order, i, i + random.below(pool - i));
  return order;
}

function swap(order: Uint8Array, i: number, j: number): void {
  const held = order[i] as number;
  order[i] = order[j] as number;
  order[j] = held;
}
