import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { MAX_SAVED } from './format.ts';
import type { SavedGame } from './game.ts';

type Games = readonly SavedGame[];

/** A game that was taken out, and what is needed to put it back where it was. */
export interface RemovedGame {
  readonly game: SavedGame;
  /** Ids of the games that came after it, also of those that had been taken out shortly before. */
  readonly older: readonly string[];
}

/** The games of one lottery, or all of them for null. */
export function gamesOf<T extends OwnGame>(games: readonly T[], lottery: LotteryKey | null): readonly T[] {
  return lottery === null ? games : games.filter((game) => game.lotteryType === lottery);
}

/** The lotteries of which there are games. */
export function lotteriesIn(games: readonly OwnGame[]): readonly LotteryKey[] {
  return LOTTERIES.map(({ key }) => key).filter((key) => gamesOf(games, key).length > 0);
}

/** The text of the search: numbers, nothing, or something else. */
export type Search = { readonly numbers: readonly number[] } | 'none' | 'not-numbers';

/** Reads «07 13», «7,13» and the like; «00» is the last number of Lotomania's playslip, 100. */
export function readSearch(text: string): Search {
  const words = text.split(/[\s,;./-]+/).filter((word) => word !== '');
  if (words.length === 0) return 'none';
  if (!words.every((word) => /^\d{1,3}$/.test(word))) return 'not-numbers';
  const numbers = words.map((word) => Number(word) || 100);
  return numbers.every((n) => n <= 100) ? { numbers: [...new Set(numbers)] } : 'not-numbers';
}

/** The games that hold all of these numbers. */
export function gamesWith(games: Games, numbers: readonly number[]): Games {
  return games.filter((game) => numbers.every((n) => game.numbers.includes(n)));
}

/**
 * What a game is, as a text that no other has: noted games too have a millisecond each. Not its id: a new version of the engine may give the id of an
 * old ticket to other numbers.
 */
export function numbersKey({ lotteryType, date, numbers }: Pick<OwnGame, 'lotteryType' | 'date' | 'numbers'>): string {
  return `${lotteryType} ${date} ${numbers.join(' ')}`;
}

/** The saved game that a ticket is, if it has been saved. */
export function findSaved(games: Games, ticket: OwnGame): SavedGame | undefined {
  const key = numbersKey(ticket);
  return games.find((game) => game.date === ticket.date && numbersKey(game) === key);
}

/** The ticket as a game with an id that no other one has. */
export function asNewGame(games: Games, ticket: OwnGame): SavedGame {
  let { id } = ticket;
  while (games.some((game) => game.id === id)) id += '~';
  return { ...ticket, id };
}

/** The games with others below them, as many as there is room for; each is there once. */
export function withImported(before: Games, others: Games): Games {
  let games = before;
  for (const game of others) {
    const there = findSaved(games, game);
    if (!there) {
      if (games.length < MAX_SAVED) games = [...games, asNewGame(games, game)];
    } else {
      const merged = withWhatIsTold(there, game);
      games = merged === there ? games : games.map((other) => (other === there ? merged : other));
    }
  }
  return games;
}

/** A game that is here, with the mark and the bets of its copy where it has none itself. */
function withWhatIsTold(there: SavedGame, { isFavorite, follow, registered, earlier }: SavedGame): SavedGame {
  const isMarked = isFavorite && !there.isFavorite;
  const isTold = registered !== undefined && there.registered === undefined;
  if (!isMarked && !isTold) return there;
  return {
    ...there,
    ...(isMarked && { isFavorite }),
    ...(isTold && { registered, ...(follow && { follow }), ...(earlier && { earlier }) }),
  };
}

/**
 * What `putBack` needs to put a game of the list back in its place, whichever of the games that were taken out before
 * (`earlier`, oldest first) are back by then.
 */
export function removalOf(games: Games, game: SavedGame, earlier: readonly RemovedGame[]): RemovedGame {
  const whole = earlier.reduceRight(putBack, games);
  const older = whole.slice(whole.indexOf(game) + 1).map(({ id }) => id);
  return { game, older };
}

/** The games with a removed one back in its place, however many there are. */
export function putBack(games: Games, { game, older }: RemovedGame): Games {
  if (games.some(({ id }) => id === game.id)) return games;
  const next = games.findIndex(({ id }) => older.includes(id));
  const place = next === -1 ? games.length : next;
  return [...games.slice(0, place), game, ...games.slice(place)];
}
