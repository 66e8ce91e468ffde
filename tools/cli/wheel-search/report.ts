import type { Entry } from './search-family.ts';

/**
 * One line on an entry: guarantee, pool, tickets, lower bound, proof, how it was found, time. `guarantee` is in
 * numbers, so "4 of 6" with tickets of 6.
 */
export function entryLine({ design, target, bound, found, time }: Entry): string {
  const { pool, size, drawn, hits } = design;
  const name = `${hits} of ${drawn}, tickets of ${size}, pool ${pool}`.padEnd(34);
  const seconds = `${(time / 1000).toFixed(2)} s`;
  if (!found) return `${name} nothing of ${target} tickets  ${seconds}\n`;
  const { claim, proof } = found;
  const reached = claim.tickets.length;
  const min = reached === bound ? 'least possible' : `bound ${bound}`;
  const better = reached < target ? ` (known: ${target})` : '';
  const checked = `${proof.covered} of ${proof.total} draws${proof.holds ? '' : ' DOES NOT HOLD'}`;
  return `${name} ${reached} tickets${better}, ${min}, ${checked}, ${claim.how}, ${seconds}\n`;
}
