import { formatCents } from '../bet/price.ts';

/** Words of a limit of one's own. */
export const limitTexts = {
  title: 'Meu limite',
  hint: 'Você diz quanto quer gastar no máximo. O app avisa quando chegar lá, e não proíbe.',
  period: 'Vale por',
  periods: { week: 'Semana', month: 'Mês' },
  amount: 'Quanto, em reais',
  amountHint: 'Vazio: sem limite.',
  keep: 'Salvar o limite',
  kept: 'Limite salvo',
  removed: 'Agora não há limite',
  notKept: 'O navegador não deixou salvar: o limite vale só até você fechar a página.',
  help: 'Ver onde conversar',
} as const;

/** What games make of a limit, in cents. */
interface Use {
  readonly limit: { readonly period: 'week' | 'month'; readonly cents: number };
  readonly used: number;
  readonly after: number;
  readonly isReached: boolean;
}

/** «Com estes jogos você chega a R$ 92,00 dos R$ 80,00 que definiu para este mês.»; without games: what is used. */
export function limitText({ limit, used, after, isReached }: Use, games: number): string {
  const isMore = after > used;
  const goes = isMore ? (isReached ? 'chega a' : 'usa') : isReached ? 'chegou a' : 'usou';
  const who = isMore ? `Com ${games === 1 ? 'este jogo' : 'estes jogos'} você` : 'Você';
  return `${who} ${goes} ${formatCents(after)} dos ${formatCents(limit.cents)} que definiu para ${PERIODS[limit.period]}.`;
}

const PERIODS = { week: 'esta semana', month: 'este mês' } as const;
