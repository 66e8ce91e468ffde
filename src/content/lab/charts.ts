import { BACKTEST_ALPHA, type BacktestReport, fewestDraws } from '../../../workers/shared/lab/backtest-report.ts';
import { counted } from '../counted.ts';
import { formatNumber } from '../format.ts';
import { formatAway, formatDecimal } from './lab-numbers.ts';

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

const TOO_FEW = 'Poucos sorteios para comparar';

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
