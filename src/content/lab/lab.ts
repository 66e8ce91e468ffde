import { COMPARED } from '../../../workers/shared/lab/compared.ts';
import { BACKTEST_WINDOW, LAB_LIMITS } from '../../../workers/shared/lab/lab-limits.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { counted } from '../counted.ts';
import { formatWhole, formatWholeMoney, ofLottery } from '../format.ts';
import { ratioText } from './lab-numbers.ts';

const RIGGED = LAB_LIMITS.rigged;

const fewDraws = (unbroken: number) => `São precisos mais de ${BACKTEST_WINDOW} sorteios seguidos; há ${unbroken}.`;

/** Words of the laboratory. */
export const labTexts = {
  title: 'Laboratório',
  names: {
    walk: 'Alguma estratégia ganha do acaso?',
    simulate: 'Simular',
    draws: 'Sorteios reais',
  },
  others: 'Outros testes',
  /** Folds the choices that a test does without. */
  change: 'Mudar o teste',
  /** Of tabs that the page once had. */
  former: {
    rigged: 'A aba “Viciado” agora é uma opção deste teste, já ligada aqui.',
    audit:
      'A aba “Auditoria” deu lugar a “Sorteios reais”. O gerador do app continua sendo testado a cada versão, fora desta página.',
    popularity: 'A aba “Rateio” agora fica em “Sorteios reais”.',
  },
  about: {
    simulate: 'Quantas vezes seus jogos acertariam, e quantas a matemática prevê.',
    walk: `As ${COMPARED.length} estratégias e bilhetes ao acaso jogam os mesmos sorteios. Quem acerta mais?`,
    draws: 'O que dizem os sorteios que você guardou.',
  },
  lottery: 'Loteria',
  bettor: 'Quem aposta',
  /** So many, the newest, of all. */
  saved: (count: number, all: number) =>
    count < all
      ? `Meus jogos salvos (${count} dos ${all}, os mais novos)`
      : `Meus jogos salvos (${counted(count, 'jogo')})`,
  list: (count: number) => `Jogos da sua lista (${counted(count, 'jogo')})`,
  ofRun: (name: string) => `${name}, como no seu resultado`,
  games: 'Jogos em cada sorteio',
  gamesEach: 'Jogos de cada estratégia por sorteio',
  marks: 'Números em cada jogo',
  isNew: 'Bilhetes novos a cada sorteio',
  isNewHint: 'Desligado, os mesmos bilhetes valem em todos os sorteios.',
  draws: 'Sorteios',
  drawsOption: (draws: number) => counted(draws, 'sorteio'),
  source: 'Quais sorteios',
  sourceReal: (count: number) => `Reais, guardados aqui: ${formatWhole(count)}`,
  sourceMade: (size: number) => `${formatWhole(size)} simulados`,
  noReal: 'Para usar sorteios reais desta loteria, traga o arquivo em “Conferir”.',
  isRigged: 'Com um sorteio viciado',
  isRiggedHint: 'Alguns números saem mais que os outros: veja se o laboratório percebe.',
  rigged: 'Números favorecidos',
  riggedHint: (count: number) => `${counted(count, 'número escolhido', 'números escolhidos')}.`,
  isFavoured: ', favorecido',
  weight: 'Quanto favorecidos',
  weightOption: (ratio: number) => (ratio === 1 ? 'Nada: sorteio honesto' : ratioText(ratio)),
  money: 'Contar o dinheiro',
  moneyHint: 'Escreva o prêmio de cada faixa, em reais. Com uma faixa em branco, ela não paga nada.',
  moneyProblems: {
    'no-amount': 'Escreva um valor em reais: 1.500,00.',
    'too-much': 'O valor é grande demais: até um bilhão de reais.',
  },
  measure: 'O que medir',
  measures: {
    draws: 'Se os números saíram por igual',
    popularity: 'Os números mais jogados',
    games: 'Meus jogos: mais que a sorte?',
  },
  keptDraws: (count: number) => `Sorteios reais guardados aqui: ${formatWhole(count)}.`,
  toResults: 'Trazer o arquivo',
  start: {
    simulate: 'Simular',
    walk: 'Testar',
    draws: 'Medir',
  },
  cancel: 'Parar',
  running: 'Testando',
  rest: (time: string) => `Faltam cerca de ${time}.`,
  estimate: (time: string) => `Neste aparelho leva cerca de ${time}.`,
  quick: 'Neste aparelho leva menos de um segundo.',
  stays: 'Fique nesta página: ao sair, o teste para.',
  took: (time: string) => `Feito em ${time}.`,
  faults: {
    'no-saved': 'Você não tem jogos salvos desta loteria.',
    'no-draws': 'Para isto é preciso ter sorteios reais desta loteria: traga a planilha oficial em “Conferir”.',
    rigged: `Escolha de ${RIGGED.min} a ${RIGGED.max} números favorecidos.`,
    money: 'Acerte os prêmios antes de começar.',
  },
  table: { caption: 'Quanto veio de cada faixa', head: ['Faixa', 'Veio', 'Esperado'] },
  moneyFound: (paid: string, back: string, percent: number) =>
    `Apostados ${paid}; de volta ${back}: ${percent} de cada 100 reais.`,
  /** Of months that were hit by bets of more marks. */
  moneyOpen: (times: number) =>
    `Sem o Mês da Sorte, que veio ${counted(times, 'vez', 'vezes')}: não se sabe quanto ele paga a um jogo com mais números.`,
  ofReal: (lottery: Lottery) => `Sorteios reais ${ofLottery(lottery)}, guardados neste aparelho.`,
  /** The fold of a finding's tables and charts. */
  details: 'Detalhes',
  link: {
    seed: (seed: string) => `Semente ${seed}`,
    about: 'Com o link, qualquer pessoa repete este teste e vê os mesmos números.',
    copy: 'Copiar link',
    receipt: 'Copiar recibo',
    copied: 'Link copiado',
    receiptCopied: 'Recibo copiado',
    failed: 'Não deu para copiar.',
    tooLong: 'Este teste é grande demais para um link. Use o recibo.',
  },
  /** Of a test over so many real draws until a contest, which are not here; others may be. */
  otherDraws: (lottery: Lottery, size: number, contest: number, isKept: boolean) =>
    `Este teste usa ${counted(size, 'sorteio real', 'sorteios reais')} ${ofLottery(lottery)}, até o concurso ${formatWhole(contest)}. ${
      isKept
        ? 'Os que estão guardados neste aparelho são outros: faltam sorteios, ou há números diferentes. Traga em “Conferir” a planilha completa'
        : 'Este aparelho não tem nenhum guardado. Traga a planilha em “Conferir”'
    } e volte a este link.`,
  fewDraws,
  fromLink: 'Este link traz um teste pronto:',
  repeat: 'Repetir este teste',
  own: 'Montar outro teste',
  badLink: 'O link do teste veio incompleto ou foi mudado. Monte o teste aqui mesmo.',
  failed: (reason: string) => `Não deu para fazer o teste. ${reason}`,
} as const;

/** «8 segundos», «3 minutos», «2 horas»: rounded up, so that nobody waits longer than was said. */
export function durationText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 90) return counted(seconds, 'segundo');
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return counted(minutes, 'minuto');
  const hours = Math.ceil(minutes / 60);
  return hours < 72 ? counted(hours, 'hora') : counted(Math.ceil(hours / 24), 'dia');
}

/** «0,4 s», «12 s», «3 min 20 s»: how long something took. */
export function tookText(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Whole cents of any size, as text, in reais: «R$ 6.000.000.000». */
export function bigMoney(cents: string): string {
  return formatWholeMoney(Number(BigInt(cents) / 100n));
}
