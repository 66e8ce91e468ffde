import { printExport } from '../../src/state/saved-games/format.ts';
import type { SavedGame } from '../../src/state/saved-games/game.ts';

const GAME: SavedGame = {
  id: 'imported-1',
  numbers: [1, 2, 3, 4, 5, 6],
  lotteryType: 'megasena',
  date: '2026-11-20T12:00:00.000Z',
  strategy: 'quick',
  isFavorite: false,
  minBetPrice: 6,
  potentialPrize: 1_000_000,
  score: 90,
  scoreClass: 'good',
  odds: 50_063_860,
  relaxed: false,
};

/** Files that the monkey chooses where it is asked for one, each by its name. */
export const MONKEY_FILES: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'games.json',
    text: printExport([GAME, { ...GAME, id: 'imported-2', numbers: [10, 20, 30, 40, 50, 60], isFavorite: true }]),
  },
  { name: 'broken.json', text: '{"format":"robo-da-sorte/saved-games","version":1,"games":[{}' },
  { name: 'newer.json', text: '{"format":"robo-da-sorte/saved-games","version":99,"games":[]}' },
  {
    name: 'hostile.json',
    text: '{"__proto__":{"games":1},"format":"robo-da-sorte/saved-games","version":1,"games":[null]}',
  },
  { name: 'empty.csv', text: '' },
];
