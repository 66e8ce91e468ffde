import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { instantDay } from '../format-day.ts';
import { gamesLabel } from '../home/home.ts';
import { strategyName } from '../strategy/strategy-name.ts';

type Labelled = Pick<OwnGame, 'lotteryType' | 'strategy' | 'catalogueId'>;

/** What all of them are; undefined when they differ. */
function common<T>(values: readonly T[]): T | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}

/** The lottery of some tickets; undefined when it is more than one. */
export function sharedLottery(tickets: readonly Pick<OwnGame, 'lotteryType'>[]): LotteryKey | undefined {
  return common(tickets.map(({ lotteryType }) => lotteryType));
}

/** The name of the strategy that made some tickets; undefined when it was more than one, or none. */
export function sharedStrategy(tickets: readonly Labelled[]): string | undefined {
  return common(tickets.map((ticket) => ticket.strategy && ticketStrategy(ticket)));
}

/** The day that some tickets were made, «20/11/2026»; undefined when it was more than one, or one was noted. */
export function sharedDay(tickets: readonly Pick<OwnGame, 'date' | 'strategy'>[]): string | undefined {
  return common(tickets.map(({ date, strategy }) => strategy && instantDay(date)));
}

/** The name of the strategy that made a ticket. */
export function ticketStrategy({ strategy, catalogueId }: Labelled): string {
  return strategyName(catalogueId ?? strategy);
}

/** «Mega-Sena · 3 jogos». */
export function shareTitle(tickets: readonly Labelled[]): string {
  const key = sharedLottery(tickets);
  return `${key ? lotteryOf(key).name : 'Loterias'} · ${gamesLabel(tickets.length)}`;
}

/** What a file of some games is called, without its ending: `robo-da-sorte-quina-3-jogos`. */
export function fileName(tickets: readonly Pick<OwnGame, 'lotteryType'>[]): string {
  const key = sharedLottery(tickets);
  const lottery = key ? `${key}-` : '';
  return `robo-da-sorte-${lottery}${tickets.length}-${tickets.length === 1 ? 'jogo' : 'jogos'}`;
}
