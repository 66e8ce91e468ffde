import type { PlayedGame } from '../../shared/check/check-games.ts';
import { isFollow, ownDraws, playedGame } from '../../shared/check/played-game.ts';
import { playedGameFault } from '../../shared/check/played-game-fault.ts';
import { isInstant } from '../../shared/lottery/calendar.ts';
import { fieldsOf, parseJson } from '../../shared/lottery/checks.ts';
import { findLottery, type Lottery } from '../../shared/lottery/lotteries.ts';
import type { Ticket } from '../../shared/run/ticket.ts';
import type { Fields } from './json-fields.ts';

/**
 * Returns the games of a lottery in an export of the app (saved games, a group, `generate --json`), or the place, from 1
 * on, of the first that cannot be played. Saved games have draws of their own. Undefined for any other text.
 */
export function exportedGames(lottery: Lottery, text: string) {
  if (!/^\s{0,100}(?:\{|\[\s{0,100}\{)/.test(text)) return undefined;
  const list = listOf(parseJson(text));
  if (!list?.every(({ lotteryType }) => findLottery(lotteryType))) return undefined;
  const isOwn = ({ lotteryType }: Fields) => lotteryType === lottery.key;
  const bad = list.findIndex((game) => isOwn(game) && playedGameFault(lottery, game));
  if (bad >= 0) return { ok: false, refusal: 'bad-game', detail: String(bad + 1) } as const;
  const games = list.filter(isOwn).map((game) => withDraws(game as unknown as Ticket));
  return { ok: true, games, otherGames: list.length - games.length } as const;
}

function listOf(value: unknown): readonly Fields[] | undefined {
  const { games, tickets, group } = fieldsOf(value) ?? {};
  const { lottery, games: ofGroup } = fieldsOf(group) ?? {};
  const list = ofGroup ?? games ?? tickets ?? value;
  if (!Array.isArray(list) || !list.every((one) => fieldsOf(one))) return undefined;
  return ofGroup ? list.map((game: Fields) => ({ ...game, lotteryType: lottery })) : list;
}

function withDraws(game: Ticket & { readonly follow?: unknown }): PlayedGame {
  const { date, follow } = game;
  const played = playedGame(game);
  if (typeof date !== 'string' || !isInstant(date)) return played;
  return { ...played, scope: ownDraws({ date, ...(isFollow(follow) && { follow }) }) };
}
