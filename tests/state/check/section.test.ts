import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/state/check/outcome.ts';
import { NEXT_STEP, SECTIONS, type Section, sectionOf } from '../../../src/state/check/section.ts';
import type { SavedGame } from '../../../src/state/saved-games/game.ts';
import { ticketOf } from '../saved-games/tickets.ts';

const SAVED: SavedGame = ticketOf(1);
const MARKED: SavedGame = { ...ticketOf(2), marked: true };
const REGISTERED: SavedGame = {
  ...ticketOf(3),
  follow: { draws: 1 },
  registered: { on: '2026-11-25', draw: '2026-11-26' },
};

test.each<[readonly SavedGame[], Outcome['draws'] | 'won', Section, string]>([
  [[SAVED], undefined, 'saved', 'mark'],
  [[SAVED], 'today', 'saved', 'mark'],
  [[SAVED], 'none', 'checked', 'mark'],
  [[MARKED], 'none', 'marked', 'register'],
  [[SAVED, MARKED], 'waiting', 'saved', 'mark'],
  [[MARKED], 'waiting', 'marked', 'register'],
  [[MARKED, REGISTERED], 'today', 'marked', 'register'],
  [[REGISTERED], undefined, 'waiting', 'receipt'],
  [[REGISTERED], 'waiting', 'waiting', 'receipt'],
  [[REGISTERED], 'today', 'today', 'receipt'],
  [[SAVED, REGISTERED], 'due', 'due', 'check'],
  [[REGISTERED], 'won', 'won', 'prize'],
  [[REGISTERED], 'none', 'checked', 'mark'],
  [[REGISTERED], 'over', 'checked', 'mark'],
])('case %#: a batch has one section and one next step', (games, state, section, step) => {
  const outcome =
    state === 'won' ? { draws: 'none' as const, isPrizeOpen: true } : { draws: state, isPrizeOpen: false };
  expect(sectionOf(games, outcome)).toBe(section);
  expect(NEXT_STEP[section]).toBe(step);
});

test('each section stands in one place of the list', () => {
  expect(SECTIONS.flat().toSorted()).toEqual(Object.keys(NEXT_STEP).toSorted());
});
