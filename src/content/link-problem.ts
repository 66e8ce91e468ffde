import type { RequestField } from '../../workers/protocol/request.ts';

const REASONS: Record<RequestField, (value: string) => string> = {
  lottery: (value) => `a loteria «${value}» não existe`,
  games: (value) => `«${value}» não é uma quantidade de jogos entre 1 e 20`,
  strategy: (value) => `a estratégia «${value}» não existe`,
  seed: () => 'a semente do sorteio está incompleta ou danificada',
  historySeed: () => 'a semente do histórico está incompleta ou danificada',
  date: (value) => `a data do histórico «${value}» não existe`,
  now: (value) => `o horário «${value}» não pôde ser lido`,
  options: () => 'as opções da estratégia não servem',
};

const MISSING: Partial<Record<RequestField, string>> = {
  lottery: 'falta a loteria',
  games: 'falta a quantidade de jogos',
  strategy: 'falta a estratégia',
  date: 'falta a data do histórico',
  now: 'falta o horário',
};

/** Longest part of a broken value that is worth repeating to the visitor. */
const SHOWN = 30;

/** Says what is wrong with a link to a run, and what to do instead. */
export function linkProblemText(field: RequestField, value: string): string {
  const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  const reason = (value === '' && MISSING[field]) || REASONS[field](shown);
  return `Este link não pôde ser aberto: ${reason}. Peça o link de novo ou gere novos bilhetes aqui.`;
}
