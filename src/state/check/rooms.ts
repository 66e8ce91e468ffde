import { proxy, ref } from 'valtio/vanilla';
import { type Marks, marksOf } from '../../../workers/shared/bet/marks.ts';
import { type GamesReading, gamesIn } from '../../../workers/shared/games/reading.ts';
import { LAB_LIMITS } from '../../../workers/shared/lab/lab-limits.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { MAX_SAVED } from '../saved-games/format.ts';
import { savedGames } from '../saved-games/saved-games.ts';
import { MAX_GROUP_GAMES } from '../syndicate/syndicate.ts';

/** Where the games of a list can be taken: «Meus jogos», the laboratory, or a group that bets together. */
export type Room = 'saved' | 'lab' | 'group';

/** Returns how many games a room takes now. */
export function placesIn(room: Room): number {
  if (room === 'saved') return Math.max(0, MAX_SAVED - savedGames.games.length);
  return room === 'lab' ? LAB_LIMITS.games.max : MAX_GROUP_GAMES;
}

/** A game of a list, and the line that it is in. */
export interface ListedGame {
  readonly game: Marks;
  readonly line?: number;
}

/** The games of a list that was read. */
export function listedIn(list: GamesReading, lottery: LotteryKey): readonly ListedGame[] {
  return gamesIn(list).map(({ game, line }) => ({ game: { lotteryType: lottery, ...game }, line }));
}

/** Tickets of a lottery, as a list. */
export function listedTickets(tickets: readonly Ticket[], lottery: LotteryKey): readonly ListedGame[] {
  return tickets.filter(({ lotteryType }) => lotteryType === lottery).map((ticket) => ({ game: marksOf(ticket) }));
}

/** Which games of a list that has more than a room takes are to go there; `room` is null where nobody is asked. */
export const roomChoice = proxy<{
  room: Room | null;
  /** So many it took when it was asked about. */
  most: number;
  games: readonly ListedGame[];
  /** The places of those that are to go. */
  marked: ReadonlySet<number>;
  /** The place of the first one on screen, where as many stand as the room takes. */
  from: number;
}>({ room: null, most: 1, games: ref([]), marked: ref(new Set<number>()), from: 0 });

/** Takes games to a room: gives them where it takes as many, else asks which, the first ones being marked. */
export function enterRoom(room: Room, games: readonly ListedGame[]): readonly Marks[] | undefined {
  leaveRooms();
  const most = placesIn(room);
  if (games.length <= most) return games.map(({ game }) => game);
  Object.assign(roomChoice, { room, most, games: ref(games) });
  markShown();
  return undefined;
}

/** Ends the question. */
export function leaveRooms(): void {
  Object.assign(roomChoice, { room: null, games: ref([]), marked: ref(new Set()), from: 0 });
}

/** Marks a game that is not marked, and the other way round. */
export function turnMark(place: number): void {
  const marked = new Set(roomChoice.marked);
  if (!marked.delete(place)) marked.add(place);
  roomChoice.marked = ref(marked);
}

/** Marks the games on screen, and no others. */
export function markShown(): void {
  roomChoice.marked = ref(new Set(shownPlaces(roomChoice)));
}

/** Marks no game. */
export function markNone(): void {
  roomChoice.marked = ref(new Set());
}

/** Shows the games from a place on. */
export function showFrom(from: number): void {
  roomChoice.from = from;
}

type Shown = Pick<typeof roomChoice, 'room' | 'most' | 'games' | 'from'>;

/** The places of the games on screen. */
export function shownPlaces({ room, most, games, from }: Shown): readonly number[] {
  const count = room ? Math.min(most, games.length - from) : 0;
  return Array.from({ length: count }, (_, i) => from + i);
}

/** The first places of all that can be shown together. */
export function pagesOf({ most, games }: Omit<Shown, 'from' | 'room'>): readonly number[] {
  return Array.from({ length: Math.ceil(games.length / most) }, (_, i) => i * most);
}

/** What keeps the marked games from going: there are none, or more than the room takes. */
export function markFault({ most, marked }: Pick<typeof roomChoice, 'most' | 'marked'>): 'none' | 'over' | undefined {
  if (marked.size === 0) return 'none';
  return marked.size > most ? 'over' : undefined;
}

/** The marked games, in the order of the list. */
export function markedGames(): readonly Marks[] {
  return roomChoice.games.filter((_, place) => roomChoice.marked.has(place)).map(({ game }) => game);
}
