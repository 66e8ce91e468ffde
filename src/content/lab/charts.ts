import { BACKTEST_ALPHA, type BacktestReport, fewestDraws } from '../../../workers/shared/lab/backtest-report.ts';
import {
  isTooRare,
  type RunningRatio,
  reachesMean,
  type SimulatedTier,
  type SimulationReport,
} from '../../../workers/shared/lab/simulation-report.ts';
import { counted } from '../counted.ts';
import { formatNumber } from '../format.ts';
import { MOST_AWAY } from './finding.ts';
import { formatAway, formatDecimal, formatPercent } from './lab-numbers.ts';

/** How much more or less a number is played than the mean, with a 95 % interval; 1 is the mean. */
export interface PopularNumber {
  readonly number: number;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** What a chart of the laboratory is called, what it found, how to read it, what it does not mean. */
export interface LabChartWords<Data> {
  readonly title: string;
  readonly found: (data: Data) => string;
  readonly reading: (data: Data) => string;
  readonly notMeant: (data: Data) => string;
}

/** «0,02% acima do esperado». */
function aboveOrBelow(ratio: number): string {
  if (formatAway(ratio - 1) === '0') return 'igual ao esperado';
  return `${formatPercent(Math.abs(ratio - 1))} ${ratio > 1 ? 'acima' : 'abaixo'} do esperado`;
}

const last = (running: readonly RunningRatio[]) => running[running.length - 1]?.ratio ?? 1;

const TOO_FEW = 'Poucos sorteios para comparar';

/** How one tier came nearer to its mean. `name`: what it is called. */
export const runningWords: LabChartWords<{ readonly name: string; readonly tier: SimulatedTier }> = {
  title: 'Quanto mais sorteios, mais perto do esperado',
  found: ({ name, tier }) =>
    `${name}: ${isTooRare(tier) ? TOO_FEW.toLowerCase() : `no fim, ${aboveOrBelow(last(tier.running))}`}`,
  reading: ({ name }) =>
    `Para a direita, cada vez mais sorteios. O ponto diz quantas vezes deu “${name}”, a mais ou a menos que o esperado. O fundo cinza é o normal: em cada ponto, o acaso fica aí em 95 de cada 100 casos, e a cada passo ele estreita. Com vários pontos, é comum um ou outro ficar fora.`,
  notMeant: () =>
    'O acaso não compensa nada: o que já saiu só pesa cada vez menos na conta. Nenhum prêmio fica “devendo”.',
};

/** All tiers at the end. */
export const tierWords: LabChartWords<SimulationReport> = {
  title: 'Faixa por faixa',
  found: ({ tiers }) => {
    const away = tiers.filter((tier) => !reachesMean(tier)).length;
    if (away > 0) return `${away} de ${counted(tiers.length, 'faixa')} longe do esperado`;
    const told = tiers.filter((tier) => !isTooRare(tier)).length;
    if (told === 0) return TOO_FEW;
    if (told < tiers.length) {
      const others = tiers.length - told === 1 ? 'a outra é rara demais' : 'as outras são raras demais';
      return `${told} de ${counted(tiers.length, 'faixa')} ${told === 1 ? 'bate' : 'batem'} com o esperado; ${others}`;
    }
    return tiers.length === 1 ? 'A faixa bate com o esperado' : `As ${tiers.length} faixas batem com o esperado`;
  },
  reading: () =>
    'O ponto diz quantas vezes saiu cada faixa, a mais ou a menos que o esperado. A barra cinza é a margem de erro: quanto mais rara a faixa, maior. Se a barra passa pela linha, a faixa bate com o esperado.',
  notMeant: () =>
    `Uma faixa longe da linha não quer dizer sorteio viciado: por acaso, uma faixa fica longe em até ${MOST_AWAY} de cada 100 testes, conforme ela é rara ou comum.`,
};

/** All strategies of a backtest. */
export const strategyWords: LabChartWords<BacktestReport> = {
  title: 'Todas as estratégias contra o acaso',
  found: ({ strategies, draws }) => {
    if (draws < fewestDraws(strategies.length)) return TOO_FEW;
    const away = strategies.filter(({ adjusted }) => adjusted < BACKTEST_ALPHA).length;
    if (away === 0) return `Nenhuma de ${counted(strategies.length, 'estratégia')} é diferente do acaso`;
    return `${away} de ${counted(strategies.length, 'estratégia')} ${away === 1 ? 'parece diferente' : 'parecem diferentes'} do acaso`;
  },
  reading: ({ strategies, expected }) =>
    `Cada ponto é uma estratégia, com o número que ela tem na tabela. Ela tem um par, que joga ao acaso nos mesmos sorteios; ao acaso são ${formatDecimal(expected, 3)} acertos por jogo, em média. O ponto diz quantos acertos ela teve a mais ou a menos que o par. A barra cinza é a margem de erro. Só conta como diferente o que resiste à correção por ${strategies.length} tentativas.`,
  notMeant: ({ strategies }) =>
    `Uma barra inteira fora da linha não quer dizer que a estratégia funciona: de ${strategies.length} sem efeito nenhum, ${about(strategies.length * BACKTEST_ALPHA)} por acaso.`,
};

const about = (mean: number) => (mean < 1.5 ? 'cerca de 1 fica fora' : `cerca de ${Math.round(mean)} ficam fora`);

/** How popular numbers are. */
export const popularityWords: LabChartWords<readonly PopularNumber[]> = {
  title: 'Números mais e menos jogados',
  found: (numbers) => {
    const ordered = [...numbers].sort((a, b) => b.ratio - a.ratio);
    const [most, least] = [ordered[0], ordered[ordered.length - 1]];
    if (!most || !least) return '';
    const words = ({ number, ratio }: PopularNumber) => `${formatNumber(number)} (${formatAway(ratio - 1)})`;
    return `Mais: ${words(most)}; menos: ${words(least)}`;
  },
  reading: () =>
    'O ponto diz quantos ganhadores há, a mais ou a menos que a média, quando o número sai: é sinal de quanto ele é jogado. A barra cinza é a margem de erro. Se ela passa pela linha, o número pode ser jogado como a média.',
  notMeant: () =>
    'Um número pouco jogado não sai mais que os outros: o que muda é só com quantas pessoas se divide o prêmio.',
};

/** Words in the pictures: what the labels, the marks and the grounds are. */
export const labLegends = {
  running: {
    axis: 'sorteios',
    point: 'o que saiu',
    outside: 'fora do normal',
    spread: 'normal',
    mean: 'esperado',
  },
  tiers: {
    axis: 'acertos',
    point: 'o que saiu',
    outside: 'longe da linha',
    spread: 'margem de erro',
    mean: 'esperado',
  },
  strategies: {
    axis: 'estratégias',
    point: 'o que acertou',
    outside: 'diferente',
    spread: 'margem de erro',
    mean: 'ao acaso',
  },
  popularity: {
    axis: 'números',
    point: 'estimativa',
    outside: 'longe da média',
    spread: 'margem de erro',
    mean: 'média',
  },
} as const;

/** A tier as it stands under its point: «15», «time», «mês». */
export function tierLabel({ hits }: Pick<SimulatedTier, 'hits'>): string {
  if (hits === 'team') return 'time';
  return hits === 'month' ? 'mês' : String(hits);
}
