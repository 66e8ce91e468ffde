import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import type { Mode } from '../../../workers/shared/strategy/catalogue.ts';
import { ofLottery } from '../format.ts';

/**
 * The three modes. The wording is the specification's, except that «Agressivo» names the least frequent numbers, as its
 * rule does: see tests/specification.md.
 */
export const modeTexts = {
  quick: {
    tab: 'Rápido',
    title: 'Jogo Rápido',
    text: 'Combina os números mais frequentes com um bom equilíbrio entre pares e ímpares, para apostas rápidas.',
  },
  strategic: {
    tab: 'Estratégico',
    title: 'Jogo Estratégico',
    text: 'Equilibra números quentes, médios e frios, com uma distribuição calculada entre colunas e linhas.',
  },
  aggressive: {
    tab: 'Agressivo',
    title: 'Jogo Agressivo',
    text: 'Aposta nos números que menos saíram (frios): mais risco, com maior retorno potencial.',
  },
} as const satisfies Record<Mode, unknown>;

/** What the honest label of a strategy means. */
export const natureNotes = {
  fact: 'É matemática de verdade, mas não muda a chance.',
  history:
    'A regra olha o histórico: sorteios simulados, ou os oficiais que você escolher. O passado não muda o próximo sorteio.',
  superstition: 'A regra vem da cultura e da crença. A chance do bilhete é a mesma.',
} as const;

/** Words of the strategy and configure views. */
export const strategyTexts = {
  /** On /vip1922, where home says step 1. */
  steps: { strategy: 'Passo 2: escolha a estratégia.', configure: 'Passo 3: escolha o número de jogos.' },
  games: 'Jogos',
  less: 'Diminuir',
  more: 'Aumentar',
  shortcuts: 'Atalhos',
  upTo: (max: number) => (max === 1 ? 'Um por vez' : `Até ${max}`),
  hot: 'Números quentes:',
  /** The same with the numbers, to be read out. */
  hotSentence: (numbers: readonly number[]) => `Números quentes: ${numbers.join(', ')}.`,
  hotShare: (taken: number, of: number) =>
    `${modeTexts.quick.title}: cada bilhete leva ${taken === of ? `todos os ${of}` : `ao menos ${taken} deles`}.`,
  picker: 'Escolha sua Estratégia:',
  /** By where a chosen strategy leads. */
  go: {
    generating: 'Gerar com essa Estratégia',
    configure: 'Continuar com essa Estratégia',
  },
  catalogue: 'Catálogo de estratégias',
  locked: 'As estratégias do catálogo fazem parte do Premium.',
  honest: 'Cada estratégia escolhe números de um jeito. A chance de cada bilhete é sempre a mesma.',
  test: 'Testar no laboratório',
  chosenLottery: 'Loteria',
  chosenStrategy: 'Estratégia',
  changeStrategy: 'Trocar estratégia',
  setAside: (from: Lottery, to: Lottery) =>
    `Suas opções eram ${ofLottery(from)}. N${to.article} ${to.name} valem os padrões da estratégia.`,
  generateGames: 'Gerar Jogos',
} as const;
