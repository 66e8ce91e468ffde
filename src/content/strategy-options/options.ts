import { counted } from '../counted.ts';
import { numberRange } from '../format.ts';

/** Words of what asks for a strategy's options. */
export const optionTexts = {
  dates: 'Datas (dia/mês/ano)',
  datesHint: 'Até cinco. Em branco: a data de hoje.',
  date: (index: number) => `Data ${index + 1}`,
  placeholder: 'dd/mm/aaaa',
  addDate: 'Mais uma data',
  name: 'Nome',
  birth: 'Ou data de nascimento',
  numerologyHint: 'Um dos dois. Em branco: a data de hoje.',
  hits: 'Acertos garantidos',
  guarantee: (hits: number, drawn: number) => `${hits} dos ${drawn} sorteados`,
  reach: (games: number, pool: number) =>
    `Com ${games === 1 ? '1 jogo' : `${games} jogos`}, a garantia alcança até ${pool} números.`,
  tooMany: (pool: number, games: number | undefined) =>
    games === undefined
      ? `Nem 20 jogos bastam para cercar ${pool} números com essa garantia. Escolha menos números.`
      : `Para cercar ${pool} números com essa garantia você precisa de ${games} jogos.`,
  takeGames: (games: number) => `Usar ${games} jogos`,
  numbers: 'Seus números para cercar',
  numbersHint: 'Separados por espaço. Em branco: os mais frequentes, quantos couberem.',
  generate: (games: number) => `Gerar ${counted(games, 'jogo')}`,
  next: 'Continuar',
  noSuchDay: (text: string) => `“${text}” não existe no calendário.`,
  dayShape: (text: string) => `“${text}” não é uma data. Escreva dia, mês e ano completo: 20/11/1980 ou 20111980.`,
  badName: 'O nome precisa ter ao menos uma letra de A a Z.',
  both: 'Preencha o nome ou a data de nascimento, não os dois.',
  badNumbers: (total: number) => `Use números diferentes, de ${numberRange(total)}, separados por espaço.`,
  badHits: 'Escolha um dos acertos da lista.',
} as const;
