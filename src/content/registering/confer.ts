import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_PRINTED } from '../../../workers/shared/registering/match-printed.ts';
import { counted } from '../counted.ts';
import { formatNumber, formatWhole, ofLottery } from '../format.ts';

const numbersText = (numbers: readonly number[]) => numbers.map(formatNumber).join(' ');

/** A bet by its place: «Bilhete 2», «Espelho do bilhete 2». */
const betName = ({ place, isMirror }: { readonly place: number; readonly isMirror: boolean }) =>
  isMirror ? `Espelho do bilhete ${place + 1}` : `Bilhete ${place + 1}`;

/** Words of «Conferir comprovante». */
export const conferTexts = {
  action: 'Conferir comprovante',
  lead: 'Escreva, cole ou dite o que está impresso no comprovante da lotérica ou do site. Em qualquer ordem; nada sai do seu celular.',
  text: 'O que diz o comprovante',
  run: 'Comparar',
  close: 'Fechar',
  lottery: 'Loteria',
  found: (registered: number, bets: number) =>
    registered === bets
      ? bets === 1
        ? 'O jogo está no comprovante.'
        : `Todos os ${bets} jogos estão no comprovante.`
      : bets === 1
        ? 'O jogo não está no comprovante.'
        : `${registered} de ${counted(bets, 'jogo')} no comprovante.`,
  near: 'Quase iguais: um número mudou',
  nearGame: (bet: { readonly place: number; readonly isMirror: boolean }, missing: number, instead?: number) =>
    instead === undefined
      ? `${betName(bet)}: falta o ${formatNumber(missing)}.`
      : `${betName(bet)}: está ${formatNumber(instead)} no lugar de ${formatNumber(missing)}.`,
  missing: 'Não estão no comprovante',
  game: (bet: { readonly place: number; readonly isMirror: boolean; readonly numbers: readonly number[] }) =>
    `${betName(bet)}: ${numbersText(bet.numbers)}`,
  twice: 'Estão mais de uma vez',
  others: 'Estão no comprovante, e aqui não',
  numbers: numbersText,
  guessed: 'Lidos assim',
  guess: (written: string, value: number) => `“${written}” como ${formatNumber(value)}`,
  /** What follows where something is not as it should be. */
  act: 'Só vale o que está impresso. Se algo está errado, volte à lotérica antes do sorteio.',
  faults: {
    empty: 'Escreva ou cole o que está no comprovante.',
    'too-long': `O texto é longo demais: o limite é ${formatWhole(MAX_PRINTED)} letras.`,
    'no-games': 'Não deu para achar nenhum jogo neste texto. Confira se os números estão nele.',
  },
  otherLottery: (found: LotteryKey, asked: LotteryKey) =>
    `O comprovante parece ser ${ofLottery(lotteryOf(found))}; estes jogos são ${ofLottery(lotteryOf(asked))}.`,
} as const;
