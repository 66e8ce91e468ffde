import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/state/saved-games/game.ts';
import type { Intent } from './intent.ts';
import { faultAfter, type Games, shownAs } from './saved-model.ts';

const game = (id: number, more: Partial<SavedGame> = {}): SavedGame => ({
  id: `game-${id}`,
  numbers: [id, 61, 62, 63, 64, 100],
  lotteryType: 'lotomania',
  date: '2026-11-25T15:00:00.000Z',
  strategy: 'quick',
  isFavorite: false,
  minBetPrice: 3,
  potentialPrize: 1,
  score: 90,
  scoreClass: 'very-strong',
  odds: 1,
  relaxed: false,
  ...more,
});
const [one, two, three] = [game(1), game(2), game(3)];
const FULL: Games = Array.from({ length: 50 }, (_, i) => game(i + 1));

const intent = (act: Intent['act'], games: Games = [], more: Partial<Intent> = {}): Intent => ({
  act,
  games: games.map(shownAs),
  isDoubtful: false,
  ...more,
});

const named = { ...one, name: 'Ana', note: '' };
const DELETED = { before: [one, two, three], after: [one, three] };
const undo = intent('undo', [], { words: 'Jogo apagado: Lotomania 02 61 62…' });

test.each<[string, Intent, Games, Games, string?]>([
  ['saved on top', intent('save', [three]), [one, two], [three, one, two]],
  ['saved again', intent('save', [one]), [one, two], [one, two]],
  ['the oldest makes room', intent('save', [game(51)]), FULL, [game(51), ...FULL.slice(0, 49)]],
  ['marked', intent('favorite', [one]), [one, two], [{ ...one, isFavorite: true }, two]],
  ['deleted', intent('remove', [one]), [one, two], [two]],
  ['all deleted', intent('remove-all'), [one, two], []],
  ['named', intent('label', [one], { texts: [' Ana ', ''] }), [one], [{ ...one, name: 'Ana' }]],
  ['a name too long', intent('label', [one], { texts: ['a'.repeat(61), ''] }), [one], [one]],
  ['a second tap', intent('remove', [one], { isDoubtful: true }), [two], [two]],
  ['a file that is refused', intent('import'), [one], [one]],
  ['undone', undo, [one, three], [one, two, three]],
  ['not saved', intent('save', [three]), [one], [one], 'a ticket was not saved'],
  ['another game gone with a save', intent('save', [three]), [one, two], [three, one], '1 games have made room for 0'],
  ['not on top', intent('save', [three]), [one], [one, three], 'what was saved is not on top'],
  ['turned round', intent('save', [three]), [one, two], [three, two, one], 'the order has changed'],
  ['not marked', intent('favorite', [one]), [one], [one], 'not one game was marked'],
  [
    'another one marked',
    intent('favorite', [one]),
    [one, two],
    [one, { ...two, isFavorite: true }],
    'another game was marked',
  ],
  ['another deleted', intent('remove', [one]), [one, two], [one], 'another game was deleted'],
  ['two deleted', intent('remove', [one]), [one, two], [], 'not one game was deleted'],
  ['one is left', intent('remove-all'), [one, two], [two], 'some were not deleted'],
  ['a name lost', intent('label', [one], { texts: ['Ana', ''] }), [one], [one], 'a name was not taken'],
  [
    'a name on another',
    intent('label', [two], { texts: ['Ana', ''] }),
    [one, two],
    [named, two],
    'another game was named',
  ],
  ['a file takes games away', intent('import'), [one, two], [one], 'a file has taken games away'],
  ['not undone', undo, [one, three], [one, three], 'not all was undone'],
  ['undone elsewhere', undo, [one, three], [two, one, three], 'not all was undone'],
])('%s', (_, asked, before, after, fault) => {
  expect(faultAfter(asked, before, after, DELETED)).toBe(fault);
});
