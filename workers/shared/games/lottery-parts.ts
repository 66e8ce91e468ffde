import { parseJson } from '../lottery/checks.ts';
import type { LotteryKey } from '../lottery/lotteries.ts';
import { gamesNamedIn, type NamedGame } from './game-names.ts';
import { MAX_DEPTH } from './json-games.ts';

/** What of a list is of one lottery. */
export interface LotteryPart {
  /** The list without what it says is of others; its lines stay where they are. */
  readonly text: string;
  /** The others, in the order of the list. */
  readonly others: readonly NamedGame[];
  /** False where the list names only others: nothing of it is of this lottery. */
  readonly isOwn: boolean;
}

/**
 * What of a list is of a lottery. A line that names one is of that, and so are those below it, until another is named;
 * of a line that names several, each part is of the name before it. Objects of JSON are of the one that they name.
 */
export function partOf(text: string, lottery: LotteryKey): LotteryPart {
  const named = new Set(gamesNamedIn(text).map(({ game }) => game));
  const others = [...named].filter((game) => game !== lottery);
  if (others.length === 0) return { text, others, isOwn: true };
  if (!named.has(lottery)) return { text: '', others, isOwn: false };
  return { text: objectsOf(text, lottery) ?? linesOf(text, lottery), others, isOwn: true };
}

function linesOf(text: string, lottery: LotteryKey): string {
  // What stands above the first name is of that.
  let [{ game: of } = { game: lottery }]: { game: NamedGame }[] = [...gamesNamedIn(text)];
  const pieces = text.split(/(\r\n|[\n\v\f\r\u0085\u2028\u2029])/);
  return pieces
    .map((piece, i) => {
      if (i % 2 === 1) return piece;
      const named = gamesNamedIn(piece);
      const ends = named.map((_, n) => named[n + 1]?.at ?? piece.length);
      if (new Set(named.map(({ game }) => game)).size < 2) {
        of = named[0]?.game ?? of;
        return of === lottery ? piece : '';
      }
      of = named[named.length - 1]?.game ?? of;
      const own = named.map(({ game, at }, n) => (game === lottery ? piece.slice(n === 0 ? 0 : at, ends[n]) : ''));
      return own.join(' ');
    })
    .join('');
}

/** A text that is JSON without what it says is of other games; undefined of any other text. */
function objectsOf(text: string, lottery: LotteryKey): string | undefined {
  if (!/^\s{0,100}[[{]/.test(text)) return undefined;
  const value = parseJson(text);
  return value === undefined ? undefined : JSON.stringify(without(value, lottery, 0));
}

function without(value: unknown, lottery: LotteryKey, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  const inside = (one: unknown) => without(one, lottery, depth + 1);
  if (Array.isArray(value)) return value.map(inside);
  const isOther = (words: readonly unknown[]) => {
    const named = words.flatMap((word) => (typeof word === 'string' ? gamesNamedIn(word.slice(0, 100)) : []));
    return named.length > 0 && named.every(({ game }) => game !== lottery);
  };
  if (isOther(Object.values(value))) return null;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, isOther([key]) ? null : inside(one)]));
}
