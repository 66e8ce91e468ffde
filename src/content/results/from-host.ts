import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { wordsOf } from '../words-of.ts';
import { resultsTexts } from './results.ts';

const news = (count: number) => counted(count, 'sorteio novo', 'sorteios novos');

const FAULTS = {
  away: 'o arquivo não chegou. Tente de novo quando houver internet.',
  full: 'não há espaço no navegador para guardar. Apague outra loteria daqui ou libere espaço no aparelho.',
  refused: 'o navegador não deixou guardar.',
  failed:
    'não deu para ler o arquivo do site ou juntá-lo com o que está guardado. Recarregue a página e tente de novo.',
} as const;

/** Words for what this site's own host has of real results. */
export const fromHostTexts = {
  title: 'Resultados deste site',
  looking: 'Vendo o que há de novo…',
  away: 'Agora não deu para ver o que este site tem. O que está guardado aqui continua valendo.',
  current: 'Tudo o que este site tem já está guardado aqui.',
  lead: 'Quem publica este site deixou resultados prontos: nem precisa de arquivo.',
  /** «até o concurso 2.950 (20/11/2026)». */
  until: (contest: number, date: string | undefined) =>
    `até o concurso ${formatWhole(contest)}${date === undefined ? '' : ` (${shortDay(date)})`}`,
  offers: {
    all: (count: number) => resultsTexts.draws(count),
    newer: (count: number) => `Há ${news(count)}`,
    more: (count: number) => `Há ${counted(count, 'sorteio que falta', 'sorteios que faltam')} aqui`,
    prizes: (count: number) => `Há os prêmios de ${resultsTexts.draws(count)}`,
  },
  take: { all: 'Baixar', newer: 'Atualizar', more: 'Atualizar', prizes: 'Atualizar' },
  takeNamed: (take: string, name: string) => `${take} ${name}`,
  takeAll: (isUpdate: boolean) => (isUpdate ? 'Atualizar todas' : 'Baixar todas'),
  taking: 'Baixando…',
  takingNamed: (name: string) => `Baixando ${name}…`,
  cancel: 'Cancelar',
  taken: (name: string, count: number) =>
    `${name}: ${count === 0 ? 'atualizada' : `${news(count)}, guardado${count === 1 ? '' : 's'} aqui`}.`,
  conflicts: (count: number) => `Em ${counted(count, 'concurso')} o site diz outra coisa: ficou o que você tinha.`,
  refused: (name: string, why: string) => `${name}: ${why} O que você tinha continua como estava.`,
  /** What is wrong, as the end of a sentence. */
  fault: (code: keyof typeof FAULTS): string => wordsOf<string>(FAULTS, code, FAULTS.failed),
} as const;
