import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { Payout } from '../../../workers/shared/rules/payout.ts';
import { formatCents } from '../bet/price.ts';
import { counted } from '../counted.ts';
import { shortDay } from '../format-day.ts';
import { checkTexts, winName } from './check.ts';

/** Words of what becomes of a found prize. */
export const claimTexts = {
  fetched: 'Retirei',
  forfeit: 'Não vou retirar',
  lost: 'Perdi o prazo',
  takeBack: 'Desmarcar',
  undated: 'O resultado não diz o dia do sorteio: o prazo é de 90 dias depois dele.',
  saved: { fetched: 'Marcado como retirado', forfeited: 'Marcado como não retirado', none: 'Marcação desfeita' },
  noDay: 'O relógio deste aparelho está muito errado. Acerte a data para marcar.',
  notKept: 'O navegador não deixou salvar: a marcação vale só até você fechar a página.',
  paid: 'Quanto você recebeu?',
  paidHint: 'O resultado guardado não traz o valor deste prêmio.',
  keepPaid: 'Salvar o valor',
  paidKept: 'Valor salvo',
  sums: { fetched: 'Retirado', waiting: 'A retirar', lost: 'Não retirado' },
  sumsTitle: 'Somando os prêmios',
  diary: 'Ver meus gastos',
} as const;

/** «Retire até 12/02/2027 (faltam 12 dias).»; of a game of which it is not known that it was registered: if it was. */
export function claimUntil(lastDay: string, daysLeft: number, isRegistered: boolean): string {
  const left = daysLeft === 0 ? 'é hoje' : daysLeft === 1 ? 'falta 1 dia' : `faltam ${daysLeft} dias`;
  return `${isRegistered ? 'Retire' : 'Se você registrou este jogo, retire'} até ${shortDay(lastDay)} (${left}).`;
}

/** Where a large prize is paid, and after how long, as it was read on a day. */
export function payoutText({ bank, days }: Pick<Payout, 'bank' | 'days'>, read: string): string {
  return `Prêmio acima de ${formatCents(bank)}, antes do imposto, é pago só na agência do banco; a partir de ${formatCents(days)}, em pelo menos dois dias úteis. O valor anunciado já tem o imposto descontado. Pelas regras lidas em ${shortDay(read)}.`;
}

/**
 * The status of a win: claimed (`told`), to be fetched up to a last day (`YYYY-MM-DD`; 0 days are left on that day), or
 * lost since then. `undated`: the day of its draw, or today, is not known.
 */
export type ClaimStatus =
  | { readonly is: 'told'; readonly claim: { readonly as: 'fetched' | 'forfeited'; readonly on: string } }
  | { readonly is: 'open'; readonly lastDay: string; readonly daysLeft: number }
  | { readonly is: 'passed'; readonly lastDay: string }
  | { readonly is: 'undated' };

/** Returns the last day to fetch a win, or its claim, in words. */
export function claimText(status: ClaimStatus, isRegistered: boolean): string {
  switch (status.is) {
    case 'told':
      return claimTold(status.claim.as, status.claim.on);
    case 'open':
      return claimUntil(status.lastDay, status.daysLeft, isRegistered);
    case 'passed':
      return `O prazo passou em ${shortDay(status.lastDay)}.`;
    case 'undated':
      return claimTexts.undated;
  }
}

/** «Retirado: você marcou em 25/11/2026.», «Marcado como não retirado em 25/11/2026.» */
export function claimTold(as: 'fetched' | 'forfeited', on: string): string {
  const day = shortDay(on);
  return as === 'fetched' ? `Retirado: você marcou em ${day}.` : `Marcado como não retirado em ${day}.`;
}

/** The prize that a button is about, for screen readers: «Retirei: Quadra (4), concurso 2.900». */
export function aboutWin(
  action: string,
  lottery: LotteryKey,
  win: Parameters<typeof winName>[1] & { readonly contest: number },
): string {
  return `${action}: ${winName(lottery, win)}, ${checkTexts.draw(win.contest, undefined).toLowerCase()}`;
}

/** «R$ 987,65», «R$ 987,65 e 1 prêmio sem valor informado», «2 prêmios sem valor informado». */
export function sumText({ prizes, cents, unknown }: { prizes: number; cents: number; unknown: number }): string {
  const without = `${counted(unknown, 'prêmio')} sem valor informado`;
  if (unknown === 0) return formatCents(cents);
  return unknown === prizes ? without : `${formatCents(cents)} e ${without}`;
}

/** Wins that are in no sum. */
export function unsureText(prizes: number): string {
  return `Fora da conta: ${counted(prizes, 'prêmio')} de jogo que você não marcou como registrado.`;
}
