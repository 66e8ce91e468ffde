import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { gamesLabel } from '../home/home.ts';
import { strategyName } from '../strategy/strategy-name.ts';

type Labelled = Pick<Ticket, 'lotteryType' | 'strategy' | 'catalogueId'>;

/** The name of the lottery of some tickets; of more than one lottery a word for all. */
function sharedLottery(tickets: readonly Labelled[]): string {
  const [key, ...others] = new Set(tickets.map(({ lotteryType }) => lotteryType));
  return key && others.length === 0 ? lotteryOf(key).name : 'Loterias';
}

/** The name of the strategy that made some tickets; undefined when it was more than one. */
export function sharedStrategy(tickets: readonly Labelled[]): string | undefined {
  const [name, ...others] = new Set(tickets.map(ticketStrategy));
  return others.length === 0 ? name : undefined;
}

/** The name of the strategy that made a ticket. */
export function ticketStrategy({ strategy, catalogueId }: Labelled): string {
  return strategyName(catalogueId ?? strategy);
}

/** «Mega-Sena · 3 jogos». */
export function shareTitle(tickets: readonly Labelled[]): string {
  return `${sharedLottery(tickets)} · ${gamesLabel(tickets.length)}`;
}

/** What a file of some games is called, without its ending: `robo-da-sorte-quina-3-jogos`. */
export function fileName(tickets: readonly Pick<Ticket, 'lotteryType'>[]): string {
  const [key, ...others] = new Set(tickets.map(({ lotteryType }) => lotteryType));
  const lottery = key && others.length === 0 ? `${key}-` : '';
  return `robo-da-sorte-${lottery}${tickets.length}-${tickets.length === 1 ? 'jogo' : 'jogos'}`;
}
