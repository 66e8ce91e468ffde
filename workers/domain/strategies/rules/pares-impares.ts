import { fillByParity } from '../sampling/parity-fill.ts';
import type { Strategy } from '../strategy.ts';

/** «Equilíbrio de pares e ímpares»: uniform among the tickets that make |even − odd| smallest. */
export const paresImpares: Strategy = {
  prepare({ lottery }) {
    const fill = fillByParity(lottery.total);
    return [(random, ticket) => fill(random, ticket, 0)];
  },
};
