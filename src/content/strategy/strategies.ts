import type { LuckyCulture, LuckyNumber } from '../../../workers/shared/lottery/lucky-numbers.ts';
import type { CatalogueId, Group } from '../../../workers/shared/strategy/catalogue.ts';

/** What a strategy is, said plainly. No label promises better odds: none has them. */
export type StrategyNature = 'fact' | 'history' | 'superstition';

interface StrategyText {
  readonly line: string;
  readonly nature: StrategyNature;
}

export const NATURE_LABELS: Readonly<Record<StrategyNature, string>> = {
  fact: 'Regra matemática',
  history: 'Padrão histórico',
  superstition: 'Superstição',
};

export const GROUP_NAMES: Readonly<Record<Group, string>> = {
  'quick-statistics': 'Estatísticas rápidas',
  mathematical: 'Análises matemáticas',
  superstition: 'Superstição e sorte',
  advanced: 'Avançadas',
};

export const STRATEGY_NAMES: Readonly<Record<CatalogueId, string>> = {
  'quentes-frios': 'Números quentes e frios',
  repeticoes: 'Repetições do último sorteio',
  'pares-impares': 'Equilíbrio de pares e ímpares',
  sequencia: 'Sequência equilibrada',
  espelhamento: 'Espelhamento',
  'primos-multiplos': 'Primos e múltiplos',
  quadrante: 'Quadrante inteligente',
  atrasados: 'Números atrasados',
  somatoria: 'Somatória equilibrada',
  'datas-especiais': 'Datas especiais',
  numerologia: 'Numerologia',
  'sorte-global': 'Números da sorte no mundo',
  'combinacao-auto': 'Combinação automática',
  campeao: 'Estratégia campeã',
  cercamento: 'Cercamento inteligente (fechamento)',
  'anti-repeticao': 'Anti-repetição',
};

export const STRATEGY_TEXTS: Readonly<Record<CatalogueId, StrategyText>> = {
  'quentes-frios': {
    line: 'Mistura os números que mais saíram e os que menos saíram.',
    nature: 'history',
  },
  repeticoes: {
    line: 'Repete alguns números do último sorteio, tantos quantos é comum repetir.',
    nature: 'history',
  },
  'pares-impares': {
    line: 'Metade pares, metade ímpares, ou o mais perto disso.',
    nature: 'fact',
  },
  sequencia: {
    line: 'Tem ao menos dois números seguidos, mas nenhuma sequência longa.',
    nature: 'fact',
  },
  espelhamento: {
    line: 'Os números vêm em duplas, cada um com o seu espelho do outro lado do volante; em quantidade ímpar, sobra um sem par.',
    nature: 'superstition',
  },
  'primos-multiplos': {
    line: 'Ao menos um terço de números primos e um terço de múltiplos de\u00a03.',
    nature: 'fact',
  },
  quadrante: {
    line: 'Divide o volante em quatro e escolhe um pouco de cada parte.',
    nature: 'fact',
  },
  atrasados: {
    line: 'Prefere os números que não saem há mais tempo. Mas o sorteio não tem memória.',
    nature: 'history',
  },
  somatoria: {
    line: 'A soma do jogo fica perto da média, onde há mais combinações.',
    nature: 'fact',
  },
  'datas-especiais': {
    line: 'Usa os dias, meses e anos das suas datas.',
    nature: 'superstition',
  },
  numerologia: {
    line: 'Usa os números com a mesma raiz do seu nome ou da sua data de nascimento; sem eles, da data de hoje.',
    nature: 'superstition',
  },
  'sorte-global': {
    line: 'Números queridos em alguma cultura (dizemos qual): ao menos metade do bilhete, ou todos os que existem.',
    nature: 'superstition',
  },
  'combinacao-auto': {
    line: 'Mistura frequência, atraso e espalhamento, com uma receita nova em cada bilhete.',
    nature: 'history',
  },
  campeao: {
    line: 'Compara 2.000 jogos por bilhete e fica com o mais equilibrado.',
    nature: 'fact',
  },
  cercamento: {
    line: 'Escolha um grupo de números: se os sorteados caírem nele, um acerto mínimo é garantido.',
    nature: 'fact',
  },
  'anti-repeticao': {
    line: 'Evita os números do último sorteio e repete o mínimo entre os seus bilhetes.',
    nature: 'history',
  },
};

export const CULTURE_NAMES: Readonly<Record<LuckyCulture, string>> = {
  western: 'Ocidente',
  christian: 'Tradição cristã',
  chinese: 'China',
  italian: 'Itália',
  jewish: 'Tradição judaica',
  jain: 'Jainismo',
  hindu: 'Tradição hindu',
  buddhist: 'Budismo',
  mesoamerican: 'Mesoamérica',
  numerology: 'Numerologia',
  'card-games': 'Jogos de cartas',
  'pop-culture': 'Cultura pop',
};

/** Why a number is held lucky, or dear. */
export const LUCKY_REASONS: Readonly<Record<LuckyNumber['number'], string>> = {
  3: 'a Santíssima Trindade',
  7: 'o sete da sorte',
  8: 'soa como “prosperar”',
  9: 'soa como “duradouro”',
  11: 'número mestre',
  13: '“fare tredici”: acertar em cheio',
  18: 'as letras de “chai”, vida',
  21: 'a melhor mão do blackjack',
  22: 'número mestre',
  24: 'os 24 tirthankaras',
  27: 'as 27 mansões da Lua',
  33: 'a idade de Cristo',
  40: 'os quarenta dias da Quaresma',
  42: 'a resposta do “Guia do Mochileiro das Galáxias”',
  48: 'os 48 votos do Buda Amida',
  52: 'os anos do ciclo do calendário maia e asteca',
  64: 'os hexagramas do I Ching',
  68: 'soa como “prosperar sem tropeços”',
  77: 'perdoar setenta e sete vezes',
  88: 'a prosperidade em dobro',
  99: 'o duradouro em dobro',
};
