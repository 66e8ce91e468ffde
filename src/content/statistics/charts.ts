import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Bar, DrawStatistics, NumberStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { counted } from '../counted.ts';
import { formatNumber, formatWhole } from '../format.ts';
import { formatDecimal, withSign } from '../lab/lab-numbers.ts';

/** A number with one digit after the comma, and none where that is 0: «6,3», «6». */
export const formatTenth = (value: number): string => formatDecimal(value, 1);

/** How much more or less it is: «+6,3», «−6», «0». */
export const formatSigned = (value: number): string => withSign(formatDecimal(value, 1));

/** What a fraction comes to, said plainly: «menos de 1», «cerca de 3». */
function about(value: number): string {
  return value < 0.95 ? 'menos de 1' : `cerca de ${formatWhole(Math.round(value))}`;
}

/** The values of a bar: «3», «80 a 99», «até 79», «300 ou mais». */
export function barName({ from, to, open }: Bar): string {
  if (open === 'below') return `até ${formatWhole(to)}`;
  if (open === 'above') return `${formatWhole(from)} ou mais`;
  return from === to ? formatWhole(from) : `${formatWhole(from)} a ${formatWhole(to)}`;
}

/** The same as it stands under a bar, where there is little room. */
export function barLabel({ from, to, open }: Bar): string {
  if (open === 'below') return `≤${to}`;
  return open === 'above' ? `${from}+` : String(from);
}

const drawsWords = (draws: number) => counted(draws, 'sorteio');

/** The bar that came up most often, the first of equals. */
const mostOf = (bars: readonly Bar[]) =>
  bars.reduce<Bar | undefined>((most, bar) => (bar.times > (most?.times ?? 0) ? bar : most), undefined);

const meanOf = (bars: readonly Bar[], value: (bar: Bar) => number) => {
  const all = bars.reduce((sum, bar) => sum + value(bar), 0);
  return all === 0 ? 0 : bars.reduce((sum, bar) => sum + bar.from * value(bar), 0) / all;
};

/** What the chart of each part is called, what it found, and what it does not mean. */
interface ChartWords {
  readonly title: string;
  /** Of its table: what a row is of. */
  readonly head: string;
  /** Of a chart of bars: which. */
  readonly bars?: (answer: DrawStatistics) => readonly Bar[];
  /** One line, beside the title of the folded part. */
  readonly found: (answer: DrawStatistics) => string;
  /** How to read it. */
  readonly reading: (answer: DrawStatistics) => string;
  readonly notMeant: (answer: DrawStatistics) => string;
}

/** One number or two; of more it says only that they share the place. */
function named(numbers: readonly NumberStatistics[]): string {
  if (numbers.length > 2) return 'vários';
  return numbers.map(({ number }) => formatNumber(number)).join(' e ');
}

function extremes(numbers: readonly NumberStatistics[]): string {
  if (numbers.length === 0) return '';
  const all = numbers.map(({ times }) => times);
  const [most, least] = [Math.max(...all), Math.min(...all)];
  const words = (times: number) => `${named(numbers.filter((one) => one.times === times))} (${times}×)`;
  return `Mais: ${words(most)}; menos: ${words(least)}`;
}

function latest(numbers: readonly NumberStatistics[]): string {
  if (numbers.length === 0) return '';
  const delay = Math.max(...numbers.map((one) => one.delay));
  return `Maior atraso: ${named(numbers.filter((one) => one.delay === delay))} (${drawsWords(delay)})`;
}

const percent = ({ lottery, drawn }: DrawStatistics) => `${formatTenth((100 * drawn) / lotteryOf(lottery).total)}%`;

const BAND = 'O fundo cinza é o normal: pelo menos 95 de cada 100 casos.';

const CHARTS = {
  volante: {
    title: 'Mapa do volante: frequência',
    head: 'Número',
    found: ({ numbers }) => extremes(numbers),
    reading: () => 'Cada quadradinho: o número e quantas vezes saiu.',
    notMeant: () => 'Um número que saiu mais não é mais provável: cada sorteio começa do zero.',
  },
  frequencia: {
    title: 'Frequência e acaso',
    head: 'Número',
    found: ({ numbers, frequency: { outside, outsideByChance } }) =>
      `${outside} de ${numbers.length} fora do normal; por acaso, ${about(outsideByChance)}`,
    reading: ({ frequency: { expected, band } }) =>
      `Quantas vezes cada número saiu a mais ou a menos que o esperado, ${formatTenth(expected)}. De ${formatWhole(band.low)} a ${formatWhole(band.high)} é normal (fundo cinza): fica aí em pelo menos 95 de cada 100 casos.`,
    notMeant: ({ numbers, frequency: { outsideByChance } }) =>
      `Ficar fora não quer dizer sorteio viciado: de ${numbers.length} números, ${about(outsideByChance)} fica${outsideByChance < 1.5 ? '' : 'm'} fora por acaso.`,
  },
  atraso: {
    title: 'Mapa do volante: atraso',
    head: 'Número',
    found: ({ numbers }) => latest(numbers),
    reading: ({ longDelay }) =>
      `Cada quadradinho: o número e há quantos sorteios não sai. Em média, no máximo 1 em cada 20 números espera ${drawsWords(longDelay)} ou mais.`,
    notMeant: () => 'Um número atrasado não tem mais chance: o sorteio não tem memória.',
  },
  somas: {
    title: 'Soma dos números',
    head: 'Soma',
    bars: ({ sums }) => sums.bars,
    found: ({ sums: { mean, expectedMean } }) =>
      `Média ${formatTenth(mean)}; o esperado é ${formatTenth(expectedMean)}`,
    reading: ({ sums: { expectedMean } }) =>
      `Em quantos sorteios a soma ficou em cada trecho. O esperado é ${formatTenth(expectedMean)}, em média. ${BAND}`,
    notMeant: () => 'Somas do meio saem mais porque há mais combinações com elas; cada combinação tem a mesma chance.',
  },
  pares: {
    title: 'Pares e ímpares',
    head: 'Ímpares',
    bars: ({ odd }) => odd,
    found: ({ odd, drawn }) => {
      const most = mostOf(odd);
      if (!most) return '';
      return `Mais comum: ${counted(most.from, 'ímpar', 'ímpares')} e ${counted(drawn - most.from, 'par', 'pares')}`;
    },
    reading: () => `Quantos ímpares saíram em cada sorteio. ${BAND}`,
    notMeant: () =>
      'O equilíbrio sai mais porque há mais jogos equilibrados; um jogo só de pares tem a mesma chance que qualquer outro.',
  },
  repetidos: {
    title: 'Repetidos do sorteio anterior',
    head: 'Repetidos',
    bars: ({ repeats }) => repeats.bars,
    found: ({ repeats: { pairs, bars } }) =>
      pairs === 0
        ? 'Nenhum par de sorteios seguidos'
        : `Em média ${formatTenth(meanOf(bars, ({ times }) => times))}; o esperado é ${formatTenth(meanOf(bars, ({ expected }) => expected))}`,
    reading: () => `Quantos números do sorteio anterior saíram de novo. ${BAND}`,
    notMeant: () => 'Repetir ou evitar os números do último sorteio não muda a chance de ganhar.',
  },
  intervalos: {
    title: 'Intervalos',
    head: 'Intervalo',
    bars: ({ gaps }) => gaps.bars,
    found: ({ gaps: { absence } }) =>
      absence.draws === 0
        ? 'Nenhuma ausência'
        : `Maior ausência: ${formatNumber(absence.number)}, por ${drawsWords(absence.draws)}`,
    reading: ({ gaps: { streak } }) =>
      `Quantos sorteios um número levou para voltar (1 = no seguinte). O traço é o esperado. Maior sequência: ${formatNumber(streak.number)}, em ${drawsWords(streak.draws)}${streak.draws > 1 ? ' seguidos' : ''}.`,
    notMeant: (answer) =>
      `A espera não acumula: a chance de sair no próximo sorteio é sempre ${percent(answer)}, não importa há quanto tempo o número não sai.`,
  },
} as const satisfies Readonly<Record<string, ChartWords>>;

export type ChartId = keyof typeof CHARTS;

/** The charts by their names. */
export const chartWords: Readonly<Record<ChartId, ChartWords>> = CHARTS;

/** All of them, in the order in which they are shown. */
export const CHART_IDS = Object.keys(CHARTS) as ChartId[];
