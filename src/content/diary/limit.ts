import { formatCents } from '../bet/price.ts';

/** Words of a limit of one's own. */
export const limitTexts = {
  title: 'Meu limite',
  hint: 'Você diz quanto quer gastar no máximo. O app avisa, mas não bloqueia.',
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

/** How far a limit is used, in cents. */
export interface LimitUse {
  readonly limit: { readonly period: 'week' | 'month'; readonly cents: number };
  /** What the diary has in the period that today is in. */
  readonly used: number;
  /** The same with what is about to be registered. */
  readonly after: number;
}

/** «Com isso você gasta R$ 92,00. Seu limite deste mês é R$ 80,00.»; where nothing is added: what was spent. */
export function limitText({ limit, used, after }: LimitUse): string {
  const spends = after > used ? 'Com isso você gasta' : 'Você gastou';
  return `${spends} ${formatCents(after)}. Seu limite ${PERIODS[limit.period]} é ${formatCents(limit.cents)}.`;
}

const PERIODS = { week: 'desta semana', month: 'deste mês' } as const;
