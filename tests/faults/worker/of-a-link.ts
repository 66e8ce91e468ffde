import { expect } from 'vitest';
import { linkTo } from '../../e2e/link.ts';
import type { Visit } from '../../engines/engine.ts';
import { call } from '../../engines/in-page.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';

/** A link to quick tickets, made by one worker. */
export const LINK = `${linkTo({ lottery: 'lotomania', games: 5, strategy: 'aggressive' })}&pool=1`;
/** One to others. */
export const OTHER = linkTo({ lottery: 'quina', games: 3, seed: 'other' });
const COMPATIBLE = 'Modo compatível';

/** Waits for the tickets of the run in the address of the page. */
export async function hasTickets(visit: Visit): Promise<void> {
  expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
}

/** Does the page say that it does without workers? */
export const isCompatible = async (visit: Visit) =>
  (await call(visit, () => document.body.textContent ?? '')).includes(COMPATIBLE);
