import { expect, test } from 'vitest';
import type { SavedGame } from '../../../src/state/saved-games/game.ts';
import { type Fate, NEXT_STEP, STAGE_GROUPS, type Stage, stageOf } from '../../../src/state/saved-games/stage.ts';
import { ticketOf } from './tickets.ts';

const SAVED: SavedGame = ticketOf(1);
const MARKED: SavedGame = { ...ticketOf(2), marked: true };
const REGISTERED: SavedGame = {
  ...ticketOf(3),
  follow: { draws: 1 },
  registered: { on: '2026-11-25', draw: '2026-11-26' },
};

test.each<[readonly SavedGame[], Fate, Stage, string]>([
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
])('case %#: a batch has one stage and one next step', (games, fate, stage, step) => {
  expect(stageOf(games, fate)).toBe(stage);
  expect(NEXT_STEP[stage]).toBe(step);
});

test('each stage stands in one group of the list', () => {
  expect(STAGE_GROUPS.flat().toSorted()).toEqual(Object.keys(NEXT_STEP).toSorted());
});
