import { EXTRA_COUNT, type Lottery, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber, ofLottery } from '../format.ts';
import { formatCents } from './price.ts';

/** Words of the dialog «Sua aposta». */
export const betTexts = {
  title: 'Sua aposta',
  lead: (lottery: Lottery) => `Vale para os próximos jogos ${ofLottery(lottery)}.`,
  marks: 'Números por jogo',
  /** `cents`: what a game of that size costs. */
  size: ({ pick, counterSizes: [least] }: Lottery, marks: number, cents: number) => {
    if (pick < least && marks !== pick) return `${marks}, como no volante da lotérica`;
    return `${marks} números${marks === pick ? ' (padrão)' : ''} · ${formatCents(cents)}`;
  },
  counterHint: (lottery: Lottery) =>
    `Na lotérica, a aposta ${ofLottery(lottery)} tem ${lottery.counterSizes[0]} números.`,
  team: 'Time do Coração',
  teamHint: `Os times estão numerados de 1 a ${EXTRA_COUNT.team} no volante.`,
  teamDrawn: 'um por jogo, ao acaso',
  teamNumber: (team: number) => `Time ${team}`,
  month: 'Mês da Sorte',
  monthDrawn: 'um por jogo, ao acaso',
  mirror: 'Aposta-espelho',
  mirrorHint: 'Você joga também os outros 50 números. São duas apostas.',
  draws: 'Teimosinha',
  drawsOption: (draws: number) => (draws === 1 ? 'só 1 concurso' : `${draws} concursos seguidos`),
  numbers: 'Fixar ou tirar números',
  numbersState: (fixed: number, excluded: number) =>
    fixed + excluded === 0
      ? 'nenhum'
      : [
          ...(fixed > 0 ? [fixed === 1 ? '1 fixo' : `${fixed} fixos`] : []),
          ...(excluded > 0 ? [excluded === 1 ? '1 excluído' : `${excluded} excluídos`] : []),
        ].join(' · '),
  touch: 'Ao tocar em um número:',
  always: 'Fixo',
  never: 'Excluído',
  touchHint: 'Fixo entra em todos os jogos; excluído, em nenhum. Toque de novo para desmarcar.',
  grid: 'Números do volante',
  number: (n: number, choice: 'fixed' | 'excluded' | undefined) => {
    const name = `Número ${n === 100 ? formatNumber(n) : n}`;
    if (!choice) return name;
    return `${name}: ${choice === 'fixed' ? 'fixo' : 'excluído'}`;
  },
  changePrice: 'Mudar o preço',
  cost: 'Um jogo custa',
  odds: (key: LotteryKey, hasMirror: boolean) => {
    if (lotteryOf(key).drawsPerContest === 2) return 'Chance do prêmio máximo, em cada sorteio';
    return `Chance do prêmio máximo${hasMirror ? ', em cada aposta' : ''}`;
  },
  use: 'Usar esta aposta',
  clear: 'Voltar ao padrão',
  kept: 'Pronto: seus jogos vão sair assim',
  notKept: 'O navegador não deixou salvar: a aposta vale só até você fechar a página.',
  change: 'Mudar a aposta',
} as const;
