import { parseJson } from '../../../workers/shared/lottery/checks.ts';
import { forgetStored, readStored, textsAside } from '../../platform/storage.ts';
import { printExport, readGames } from './format.ts';
import { faultOf, type SavedGame } from './game.ts';
import { findSaved, numbersKey, withImported } from './list.ts';
import type { StoredList } from './stored-list.ts';

/** Where versions up to 0.6.0 kept the list, or a copy of it, in `localStorage`. */
const LIST_KEY = 'saved-games';

/** What they noted beside it. */
const NOTED_KEYS = ['saved-games-touched', 'saved-games-aside-seen'];

/**
 * A list with the games that earlier versions kept in `localStorage`, below those that are there already; the same list
 * when there are none, or when they have been taken over before. What has no room, or cannot be read, is set aside.
 */
export function withOldList(list: StoredList): StoredList {
  if (list.aside) return list;
  const text = readStored(LIST_KEY);
  const texts = [...(text === undefined ? [] : [text]), ...textsAside(LIST_KEY)];
  if (texts.length === 0) return list;
  const read = texts.map(readText);
  const isGone = (game: SavedGame) => list.removed.includes(numbersKey(game));
  const old = text === undefined ? [] : (read[0]?.games ?? []);
  const games = withImported(
    list.games,
    old.filter((game) => !isGone(game)),
  );
  const rest = read.flatMap((one) => one.games).filter((game) => !isGone(game) && !findSaved(games, game));
  const originals = texts.filter((_, i) => !read[i]?.isWhole);
  const isDamaged = originals.length > 0;
  const isTold = rest.length === 0 && !isDamaged;
  const file = isTold ? '' : printExport(rest, isDamaged ? { originals } : {});
  return { ...list, games, aside: { file, games: rest.length, isDamaged, isTold } };
}

/** Takes the old list out of `localStorage`: to be called when the database holds it. */
export function forgetOldList(): void {
  for (const key of [LIST_KEY, ...NOTED_KEYS]) forgetStored(key);
}

function readText(text: string) {
  const values = parseJson(text);
  const { games, fault } = readGames(Array.isArray(values) ? values : [], faultOf);
  return { games, isWhole: Array.isArray(values) && !fault };
}
