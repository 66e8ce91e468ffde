import type { Bet } from '../../../workers/shared/bet/bet.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../format.ts';
import { monthName } from '../format-day.ts';

/** Most numbers that are named; more are counted. */
const NAMED = 4;

const list = (word: string, numbers: readonly number[] = []): string[] => {
  if (numbers.length === 0) return [];
  const named = numbers.map(formatNumber).join(', ');
  return [`${word} ${numbers.length > NAMED ? `${numbers.length} números` : named}`];
};

/** A bet in one line: «8 números por jogo · fixos 07, 13». */
export function betSummary({ pick }: Lottery, bet: Bet | undefined): string {
  if (!bet) return `${pick} números (padrão)`;
  const { marks = pick, fixed, excluded, team, month, mirror, draws } = bet;
  return [
    ...(marks === pick ? [] : [`${marks} números por jogo`]),
    ...list(fixed?.length === 1 ? 'fixo' : 'fixos', fixed),
    ...list('sem', excluded),
    ...(team === undefined ? [] : [`Time ${team}`]),
    ...(month === undefined ? [] : [monthName(month)]),
    ...(mirror ? ['com espelho'] : []),
    ...(draws === undefined ? [] : [`${draws} concursos`]),
  ].join(' · ');
}
