import type { GamesCheck, PrizeWon, Win } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { prizesText, tierName } from '../bet/odds.ts';
import { formatCents } from '../bet/price.ts';
import { counted } from '../counted.ts';
import { formatNumber, formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { gamesLabel } from '../home/home.ts';

const prizesLabel = (wins: number) => counted(wins, 'prêmio');

/** The prices of the draws that games were checked against, in cents. */
export interface ChargedPrices {
  readonly least: number;
  readonly most: number;
  /** The day from which on it is the visitor's own, where a draw is charged that. */
  readonly own?: string | undefined;
  /** The day before which the price is not known, where there is a draw before it. */
  readonly knownSince?: string | undefined;
  /** True where a draw has no known day. */
  readonly isUndated: boolean;
}

type Money = Pick<GamesCheck, 'winCount' | 'cents' | 'unknown' | 'otherCurrency'>;

/** The numbers of one contest, and of its second draw. */
interface OneDraw {
  readonly contest: number;
  readonly numbers: readonly number[];
  readonly second?: readonly number[];
}

const inOrder = (numbers: readonly number[]) =>
  [...numbers]
    .sort((a, b) => a - b)
    .map(formatNumber)
    .join(' ');

/** Words of the tab «Conferir». */
export const checkTexts = {
  what: 'O que conferir',
  sources: { saved: 'Meus jogos', screen: 'Bilhetes na tela', typed: 'Digitar' },
  which: 'Sorteios',
  scopes: {
    own: 'Desde que foi salvo',
    last: 'O último',
    contest: 'Um concurso',
    all: 'Todos os sorteios',
  },
  ownHint: 'Confere desde o dia em que você salvou. Na teimosinha, só os concursos dela.',
  contest: 'Número do concurso',
  text: 'Jogos, um por linha',
  textHint: 'Digite ou cole: 04 08 15 16 23 42. Separe como quiser: espaço, vírgula ou traço.',
  run: 'Conferir',
  checking: 'Conferindo…',
  loading: 'Abrindo seus jogos…',
  upTo: (contest: number, date: string | undefined) =>
    `Resultados guardados até o concurso ${formatWhole(contest)}${date ? `, de ${shortDay(date)}` : ''}.`,
  problems: {
    'no-results': 'Ainda não há resultados desta loteria. Traga a planilha.',
    'no-games': 'Não há jogos desta loteria para conferir.',
    contest: 'Escreva o número do concurso, como 2.750.',
    'no-such-contest': 'Este concurso não está nos resultados guardados.',
    failed: 'Não deu para conferir. Tente de novo.',
    list: 'Não deu para ler a lista.',
  },
  noSaved: 'Nenhum jogo salvo ainda. Você pode digitar ou colar os seus.',
  noTyped: 'Não deu para ler nenhum jogo. Veja as linhas abaixo.',
  /** Opens the form, where there is an answer already. */
  change: 'Conferir outra coisa',
  result: 'Resultado',
  draw: (contest: number, date: string | undefined) =>
    `Concurso ${formatWhole(contest)}${date ? `, ${shortDay(date)}` : ''}`,
  second: '2º sorteio',
  mirror: 'aposta-espelho',
  firstDraw: '1º sorteio',
  team: (name: string) => `Time sorteado: ${name}. Veja no comprovante.`,
  month: (name: string) => `Mês sorteado: ${name}`,
  noTeam: 'O Time do Coração não é conferido aqui: os resultados trazem o nome; o jogo, só o número.',
  noMonth: 'Jogos digitados não dizem o Mês da Sorte: ele não foi conferido.',
  /** The answer: «Nenhum prêmio no 3.089. Saíram 03 11 25 32 43 54.», of more draws «2 prêmios em 5 concursos.» */
  answer: (wins: number, contests: number, draw: OneDraw | undefined) => {
    const count = wins === 0 ? 'Nenhum prêmio' : prizesLabel(wins);
    if (!draw) return `${count} em ${counted(contests, 'concurso')}.`;
    const second = draw.second ? `; no 2º sorteio, ${inOrder(draw.second)}` : '';
    return `${count} no ${formatWhole(draw.contest)}. Saíram ${inOrder(draw.numbers)}${second}.`;
  },
  noneYet: (games: number) => `Ainda não há resultado para ${games === 1 ? 'o seu jogo' : 'os seus jogos'}.`,
  /** What was played: what it cost, and what came of it as far as that is known. */
  won: ({ winCount, cents, unknown, otherCurrency }: Money, cost: number) =>
    `Você apostou ${formatCents(cost)} ${
      winCount === 0
        ? 'e não ganhou prêmio.'
        : winCount === unknown + otherCurrency
          ? 'e ganhou: o resultado guardado não diz quanto.'
          : `e ganhou ${formatCents(cents)}.`
    }`,
  prizes: (wins: number, games: number) =>
    `${wins === 0 ? 'Nenhum prêmio' : prizesLabel(wins)} em ${gamesLabel(games)}.`,
  notRegistered: (games: number) =>
    games === 1 ? 'O jogo que você não registrou:' : `Os ${formatWhole(games)} jogos que você não registrou:`,
  /** The answer: what the prizes that are known come to, of what the bets cost. */
  cameBack: ({ winCount, cents, unknown, otherCurrency }: Money, cost: number, contests: number) => {
    const spent = `Em ${counted(contests, 'concurso')} você teria gasto ${formatCents(cost)}`;
    return winCount > 0 && winCount === unknown + otherCurrency
      ? `${spent}; quanto voltaria, os resultados guardados não dizem.`
      : `${spent} e recebido ${formatCents(cents)}.`;
  },
  past: 'O passado não se repete: a chance de cada bilhete é a mesma.',
  notCounted: ({ unknown, otherCurrency }: Money) => {
    const parts = [
      ...(otherCurrency > 0 ? [`${prizesLabel(otherCurrency)} em outra moeda (de antes do real)`] : []),
      ...(unknown > 0 ? [`${prizesLabel(unknown)} sem valor informado`] : []),
    ];
    return `Fora da conta: ${parts.join(' e ')}.`;
  },
  charged: ({ least, most, own, knownSince, isUndated }: ChargedPrices) =>
    [
      `Cada concurso pelo preço do seu dia: aposta mínima de ${formatCents(least)}${most > least ? ` a ${formatCents(most)}` : ''}.`,
      ...(own ? [`Desde ${shortDay(own)}, o seu preço.`] : []),
      ...(knownSince ? [`Antes de ${shortDay(knownSince)} pode ter sido outro.`] : []),
      ...(isUndated ? ['Os concursos sem data, pelo de hoje.'] : []),
    ].join(' '),
  /** Prizes of tiers that may not have existed then: the results do not say. */
  unsure: (prizes: number, tiers: readonly string[]) =>
    `Até ${prizesLabel(prizes)} daqui ${prizes === 1 ? 'pode' : 'podem'} não ter existido: os resultados não dizem desde quando há ${tiers.join(', ')}.`,
  hypothetical: 'É o que cada ganhador recebeu na época. Com mais um ganhador, seria menos.',
  official:
    'Confira sempre no canal oficial. O prêmio de uma aposta registrada pode ser retirado até 90 dias depois do sorteio.',
  ifBet: 'Só vale o que foi registrado na lotérica ou no site oficial.',
  most: (shown: number, all: number) => `Os ${formatWhole(shown)} melhores de ${formatWhole(all)} prêmios.`,
  /** Where no draw was checked, nothing has been without a prize yet. */
  waiting: (games: number) => `${gamesLabel(games)} aguardando sorteio`,
  withoutPrize: (games: number) => `${gamesLabel(games)} sem prêmio`,
  more: (wins: number) => `Mais ${prizesLabel(wins)}`,
  best: (hits: number, draws: number) => (draws === 1 ? hitsLabel(hits) : `O melhor: ${hitsLabel(hits)}`),
  noDraw: 'Nenhum sorteio ainda',
  game: (game: number) => `Bilhete ${game}`,
  hits: (hit: readonly number[], missed: number) =>
    hit.length === 0
      ? 'Nenhum acerto'
      : `${hitsLabel(hit.length)}: ${hit.map(formatNumber).join(', ')}${missed > 0 ? `; ${missed} não ${missed === 1 ? 'saiu' : 'saíram'}` : ''}`,
  rest: (numbers: number) => `e mais ${numbers}`,
  unknownPrize: 'valor não informado',
  otherCurrency: 'em outra moeda',
} as const;

/** «3 acertos». */
export function hitsLabel(hits: number): string {
  return counted(hits, 'acerto');
}

/** What a win is called: «Quadra (4) · 1 quadra». */
export function winName(lottery: LotteryKey, { won }: Pick<Win, 'won'>): string {
  const [best] = won;
  const isSingle = won.length === 1 && best?.prizes === 1;
  if (best && isSingle) return tierName(lottery, best.hits);
  return won.map((prize) => prizeName(lottery, prize)).join(', ');
}

function prizeName(lottery: LotteryKey, { hits, prizes }: PrizeWon): string {
  return typeof hits === 'number' ? prizesText(lottery, hits, prizes) : tierName(lottery, hits);
}

/** «R$ 900,00», or why there is no amount. */
export function winAmount({ cents, otherCurrency }: Pick<Win, 'cents' | 'otherCurrency'>): string {
  if (otherCurrency) return checkTexts.otherCurrency;
  return cents === undefined ? checkTexts.unknownPrize : formatCents(cents);
}
