import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Contests } from '../../../workers/shared/registering/read-receipt.ts';
import { counted } from '../counted.ts';
import { formatNumber, formatWhole, ofLottery } from '../format.ts';
import { shortDay } from '../format-day.ts';

const numbersText = (numbers: readonly number[]) => numbers.map(formatNumber).join(' ');

/** A bet by its place: «Bilhete 2», «Espelho do bilhete 2». */
const betName = ({ place, isMirror }: { readonly place: number; readonly isMirror: boolean }) =>
  isMirror ? `Espelho do bilhete ${place + 1}` : `Bilhete ${place + 1}`;

/** Words of «Comparar com o comprovante». */
export const receiptTexts = {
  action: 'Comparar com o comprovante',
  lead: 'Digite, cole ou dite os números do comprovante, em qualquer ordem. Nada sai do aparelho.',
  text: 'Números do comprovante',
  run: 'Comparar',
  close: 'Fechar',
  /** `isWhole`: the receipt raises no warning. */
  found: (registered: number, bets: number, isWhole: boolean) => {
    if (registered < bets)
      return bets === 1
        ? 'O jogo não está no comprovante.'
        : registered === 0
          ? `Nenhum dos ${bets} jogos está no comprovante.`
          : `${registered} de ${counted(bets, 'jogo')} no comprovante.`;
    if (!isWhole)
      return bets === 1
        ? 'Os números estão no comprovante, mas algo não bate.'
        : `Os números dos ${bets} jogos estão no comprovante, mas algo não bate.`;
    return bets === 1 ? 'O jogo está no comprovante.' : `Todos os ${bets} jogos estão no comprovante.`;
  },
  near: 'Quase iguais: um número mudou',
  nearGame: (bet: { readonly place: number; readonly isMirror: boolean }, missing: number, instead?: number) =>
    instead === undefined
      ? `${betName(bet)}: falta o ${formatNumber(missing)}.`
      : `${betName(bet)}: está ${formatNumber(instead)} no lugar de ${formatNumber(missing)}.`,
  more: 'Com números a mais',
  moreGame: (bet: { readonly place: number; readonly isMirror: boolean }, numbers: readonly number[]) =>
    `${betName(bet)}: também ${numbers.length === 1 ? 'está' : 'estão'} ${numbersText(numbers)}`,
  missing: 'Não estão no comprovante',
  game: (bet: { readonly place: number; readonly isMirror: boolean; readonly numbers: readonly number[] }) =>
    `${betName(bet)}: ${numbersText(bet.numbers)}`,
  twice: 'Estão mais de uma vez',
  others: 'Só no comprovante',
  numbers: numbersText,
  guessed: 'Como lemos',
  guess: (written: string, value: number) => `“${written}” como ${formatNumber(value)}`,
  /** The advice after any warning. */
  act: 'Só vale o que está impresso. Se algo está errado, volte à lotérica antes do sorteio.',
  faults: {
    empty: 'Escreva ou cole o que está no comprovante.',
    'no-games': 'Não deu para achar nenhum jogo neste texto. Veja se os números estão nele.',
    failed: 'Não deu para comparar. Tente de novo.',
  },
  otherLottery: (found: LotteryKey, asked: LotteryKey) =>
    `O comprovante parece ser ${ofLottery(lotteryOf(found))}; estes jogos são ${ofLottery(lotteryOf(asked))}.`,
  /** `isAll`: all games that are on the receipt are of these contests. */
  otherContests: (printed: readonly Contests[], games: readonly Contests[], isAll: boolean) =>
    `O comprovante diz ${contestsText(printed)}; ${isAll ? 'estes jogos são do' : 'há jogos do'}${isOne(games) ? '' : 's'} ${contestsText(games)}.`,
  otherDay: (printed: string, game: string) =>
    `O comprovante diz sorteio em ${shortDay(printed)}; estes jogos são do sorteio de ${shortDay(game)}.`,
} as const;

const isOne = ([first, ...others]: readonly Contests[]) => others.length === 0 && first?.from === first?.to;

/** «concurso 2.901», «concursos 2.943 a 2.945, 2.950». */
function contestsText(contests: readonly Contests[]): string {
  const texts = contests.map(({ from, to }) =>
    from === to ? formatWhole(from) : `${formatWhole(from)} a ${formatWhole(to)}`,
  );
  return `${isOne(contests) ? 'concurso' : 'concursos'} ${texts.join(', ')}`;
}
