import type { TicketFacts } from '../../workers/shared/strategy/ticket-facts.ts';

/** Returns the facts in kept hashes, in their order. The list never grows: a later fact has a test of its own. */
export const goldenFacts = (facts: readonly TicketFacts[]) =>
  facts.map(({ hot, cold, sum, even, odd, own }) => ({ hot, cold, sum, even, odd, own }));
