import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { formatMoney, numberRange } from '../format.ts';

/** «1 jogo», «2 jogos». */
export const gamesLabel = (games: number): string => (games === 1 ? '1 jogo' : `${games} jogos`);

/** Words of the home view. */
export const home = {
  lead: {
    vip: 'Passo 1: escolha a loteria. Depois, o bilhete rápido ou uma estratégia VIP.',
  },
  lottery: 'Loteria',
  lastTicket: 'Seu último bilhete',
  games: 'Quantidade de jogos',
  gamesUnit: (games: number) => (games === 1 ? 'jogo' : 'jogos'),
  quick: 'Gerar bilhete rápido',
  freeTrial: 'Teste grátis',
  /** After the trial. */
  freeGames: (games: number) => `${gamesLabel(games)} grátis`,
  strategies: 'Estratégias',
  vipStrategies: 'Estratégias VIP',
  vipMenu: 'Menu de estratégias VIP',
  /** `cents`: what the minimum bet costs. */
  facts: ({ pick, total }: Lottery, cents: number) =>
    `${pick} números de ${numberRange(total)} · ${formatMoney(cents / 100)}`,
  lotteryChanged: (name: string) => `Loteria alterada para ${name}`,
} as const;
