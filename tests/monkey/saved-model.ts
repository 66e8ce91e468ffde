import { isDeepStrictEqual as isEqual } from 'node:util';
import { MAX_SAVED } from '../../src/state/saved-games/format.ts';
import type { SavedGame } from '../../src/state/saved-games/game.ts';
import type { Intent } from './intent.ts';

export type Games = readonly SavedGame[];

/** Most characters of a name or note. See docs/specification.md. */
const MAX_LABEL = 60;

/** What has become of the games, newest first. */
interface Difference {
  readonly before: Games;
  readonly after: Games;
  readonly added: Games;
  readonly removed: Games;
  readonly changed: readonly (readonly [was: SavedGame, is: SavedGame])[];
}

/** A change that «Desfazer» takes back. */
export type Undoable = Pick<Difference, 'before' | 'after'>;

/** The words of what takes back a change of the saved games, not of something else. */
const OF_SAVED_GAMES =
  /^Jogo apagado|jogos? apagados?$|salvos? em “Meus jogos”|^Salvo\. O jogo|saíram? para dar lugar|não coub|não deixou salvar/;

/** A game by its numbers, as the screen has them. */
export function shownAs({ numbers }: SavedGame): string {
  return numbers.map((n) => (n === 100 ? '00' : String(n).padStart(2, '0'))).join(', ');
}

/** What is wrong with the games after what was asked of them; undefined where all is as it should be. */
export function faultAfter(intent: Intent, before: Games, after: Games, undoable?: Undoable): string | undefined {
  if (isEqual(before, after) && (intent.isDoubtful || mayDoNothing(intent))) return undefined;
  const difference = differenceOf(before, after);
  if (intent.act !== 'undo' && !isOrderKept(difference)) return 'the order has changed';
  return RULES[intent.act](difference, intent, undoable);
}

/** True of a change that the page offers to undo. */
export function canBeUndone({ act, games }: Intent, { before, after }: Undoable): boolean {
  if (isEqual(before, after)) return false;
  return (
    act.startsWith('remove') || (act === 'save' && (games.length > 1 || differenceOf(before, after).removed.length > 0))
  );
}

/** A file or a form may be refused, and other views have a «Desfazer» too. */
function mayDoNothing({ act, words = '' }: Intent): boolean {
  if (act === 'undo') return !OF_SAVED_GAMES.test(words);
  return act === 'import' || act === 'register' || act === 'mark';
}

function differenceOf(before: Games, after: Games): Difference {
  const find = (games: Games, id: string) => games.find((game) => game.id === id);
  return {
    before,
    after,
    added: after.filter(({ id }) => !find(before, id)),
    removed: before.filter(({ id }) => !find(after, id)),
    changed: before.flatMap((was) => {
      const is = find(after, was.id);
      return is && !isEqual(was, is) ? [[was, is] as const] : [];
    }),
  };
}

function isOrderKept({ before, after }: Difference): boolean {
  const ids = (games: Games, others: Games) =>
    games.map(({ id }) => id).filter((id) => others.some((game) => game.id === id));
  return isEqual(ids(before, after), ids(after, before));
}

type Rule = (difference: Difference, intent: Intent, undoable?: Undoable) => string | undefined;

const RULES: Readonly<Record<Intent['act'], Rule>> = {
  save: ({ before, after, added, removed, changed }, { games }) => {
    const fresh = games.filter((game) => !before.some((other) => shownAs(other) === game));
    const isFull =
      after.length === MAX_SAVED && after.every((game) => game.isFavorite || games.includes(shownAs(game)));
    if (!isEqual(added, after.slice(0, added.length))) return 'what was saved is not on top';
    const missing = fresh.filter((game) => !added.some((other) => shownAs(other) === game));
    if (missing.length > 0 && !isFull) return 'a ticket was not saved';
    if (added.length > fresh.length) return 'more was saved than there is';
    return faultOfRoom(before, added, removed) ?? faultOfFields(changed, ['group']);
  },
  favorite: ({ added, removed, changed }, { games }) => {
    const [[was, is] = []] = changed;
    if (added.length + removed.length > 0 || changed.length !== 1 || !was || !is) return 'not one game was marked';
    if (!games.includes(shownAs(was)) || was.isFavorite === is.isFavorite) return 'another game was marked';
    return faultOfFields(changed, ['isFavorite']);
  },
  remove: ({ added, removed, changed }, { games }) => {
    if (added.length + changed.length > 0 || removed.length !== 1) return 'not one game was deleted';
    return games.includes(shownAs(removed[0] as SavedGame)) ? undefined : 'another game was deleted';
  },
  'remove-group': ({ before, added, removed, changed }, { games }) => {
    const group = before.find((game) => games.includes(shownAs(game)))?.group?.id;
    const whole = before.filter((game) => group !== undefined && game.group?.id === group);
    if (added.length + changed.length > 0 || !isEqual(removed, whole)) return 'not the group was deleted';
    return undefined;
  },
  'remove-all': ({ after, added, removed, changed }, { isFiltered }) => {
    if (added.length + changed.length > 0 || removed.length === 0) return 'not all were deleted';
    return !isFiltered && after.length > 0 ? 'some were not deleted' : undefined;
  },
  undo: ({ before, after, changed }, { words = '' }, undoable) => {
    if (!OF_SAVED_GAMES.test(words)) return 'something else was undone, and the games have changed';
    if (!undoable) return 'there was nothing to undo';
    if (isEqual(before, undoable.after)) return isEqual(after, undoable.before) ? undefined : 'not all was undone';
    const then = differenceOf(undoable.before, undoable.after);
    const isThere = ({ id }: SavedGame) => after.some((game) => game.id === id);
    const others = before.filter(({ id }) => !then.added.some((game) => game.id === id));
    const back = [...others, ...then.removed.filter(({ id }) => !others.some((game) => game.id === id))];
    if (back.length > MAX_SAVED) return isEqual(before, after) ? undefined : 'it was undone without room';
    if (after.length !== back.length || !back.every(isThere)) return 'not all was undone';
    return faultOfFields(changed, ['group']);
  },
  label: ({ before, after, added, removed, changed }, { games, texts = [] }) => {
    if (added.length + removed.length > 0) return 'a name has changed which games there are';
    const [first = '', second = ''] = texts.map((text) => text.trim());
    const isGroup = texts.length === 1;
    const group = before.find((game) => games.includes(shownAs(game)))?.group?.id;
    const isMeant = (game: SavedGame) => (isGroup ? game.group?.id === group : games.includes(shownAs(game)));
    if (!changed.every(([was]) => isMeant(was))) return 'another game was named';
    const isRefused = [first, second].some((text) => [...text].length > MAX_LABEL) || (isGroup && first === '');
    if (isRefused) return changed.length > 0 ? 'a name that is none was taken' : undefined;
    const isNamed = (game: SavedGame) =>
      isGroup ? game.group?.name === first : (game.name ?? '') === first && (game.note ?? '') === second;
    if (!after.filter(isMeant).every(isNamed)) return 'a name was not taken';
    return faultOfFields(changed, isGroup ? ['group'] : ['name', 'note']);
  },
  import: ({ after, added, removed, changed }) => {
    if (removed.length > 0) return 'a file has taken games away';
    if (!isEqual(added, after.slice(after.length - added.length))) return 'a file’s games are not below the others';
    return faultOfFields(changed, ['isFavorite', 'registered', 'follow', 'earlier']);
  },
  mark: ({ added, removed, changed }) =>
    added.length + removed.length > 0 ? 'a mark has changed which games there are' : faultOfFields(changed, ['marked']),
  register: ({ before, added, removed, changed }) =>
    faultOfRoom(before, added, removed) ?? faultOfFields(changed, ['registered', 'follow', 'earlier', 'group']),
};

/** Games go only where there is no room, no more than that takes, and no favorites. */
function faultOfRoom(before: Games, added: Games, removed: Games): string | undefined {
  if (removed.some(({ isFavorite }) => isFavorite)) return 'a favorite has made room';
  const excess = Math.max(before.length + added.length - MAX_SAVED, 0);
  return removed.length === excess ? undefined : `${removed.length} games have made room for ${excess}`;
}

function faultOfFields(changed: Difference['changed'], fields: readonly (keyof SavedGame)[]): string | undefined {
  const isMore = changed.some(([was, is]) => !isEqual(without(was, fields), without(is, fields)));
  return isMore ? `more has changed than ${fields.join(', ')}` : undefined;
}

function without(game: SavedGame, fields: readonly (keyof SavedGame)[]): object {
  return Object.fromEntries(Object.entries(game).filter(([field]) => !fields.some((other) => other === field)));
}
