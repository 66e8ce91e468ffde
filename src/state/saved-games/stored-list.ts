import type { GamesAndBets, LooseBet } from './bets.ts';
import { faultOf, type SavedGame } from './game.ts';

/** One record a game: a damaged one, or one of a later version, spoils no other and stays. */
interface GameRecord {
  readonly id: string;
  /** The higher, the newer. */
  readonly position: number;
  readonly game: SavedGame;
}

/** What was stored before this database and is not among its games. */
export interface Aside {
  /** A file that `importFromFile` reads: the games without room, and texts that cannot be read. */
  readonly file: string;
  /** How many games had no room. */
  readonly games: number;
  /** True when some of what was stored could not be read. */
  readonly isDamaged: boolean;
  /** True once the visitor has said that the notice was read. */
  readonly isTold: boolean;
}

/** The record that is no game: what is stored beside them. */
interface Facts {
  /** What 0.5.0 and 0.6.0 noted: the games that were taken out. */
  readonly list?: { readonly removed?: readonly string[] };
  readonly aside?: Aside;
  readonly bets?: readonly LooseBet[];
}

export type StoredRecord = GameRecord | Facts;

/** All that is stored, the newest game first. */
export interface StoredList extends GamesAndBets {
  /** Undefined as long as no list of an earlier version has been taken over. */
  readonly aside?: Aside;
  /** Keys (`numbersKey`) of games that 0.5.0 or 0.6.0 took out. */
  readonly removed: readonly string[];
}

const NONE: readonly LooseBet[] = [];

/** A stored record, or the facts, if this version can read it. */
export function readStoredRecord(record: unknown): StoredRecord | undefined {
  const { id, game }: { [K in keyof GameRecord]?: unknown } = Object(record);
  const isGood = id === undefined || (!faultOf(game) && Object(game).id === id);
  return isGood ? (record as StoredRecord) : undefined;
}

/** Records, in any order, as the list that they hold. */
export function listOf(records: Iterable<StoredRecord>): StoredList {
  const games: GameRecord[] = [];
  let facts: Facts = {};
  for (const record of records) {
    if ('game' in record) games.push(record);
    else facts = record;
  }
  games.sort((a, b) => b.position - a.position);
  const { aside, list, bets = NONE } = facts;
  return { games: games.map(({ game }) => game), loose: bets, removed: list?.removed ?? [], ...(aside && { aside }) };
}

/** Makes records what a list says; those that say it already stay the same. */
export function putList(records: Map<string, StoredRecord>, { games, aside, loose }: StoredList): void {
  const before = new Map(records);
  const facts: Facts = Object(before.get(''));
  records.clear();
  const isSameFacts = aside === facts.aside && loose === (facts.bets ?? NONE);
  records.set('', isSameFacts ? facts : { ...facts, ...(aside && { aside }), ...(loose !== NONE && { bets: loose }) });
  let last = 0;
  for (const game of [...games].reverse()) {
    const there = before.get(game.id);
    const position = Math.max(last + 1, there && 'game' in there ? there.position : 0);
    const isSame = there && 'game' in there && there.game === game && there.position === position;
    records.set(game.id, isSame ? there : { id: game.id, position, game });
    last = position;
  }
}
