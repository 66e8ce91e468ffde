import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatCents } from '../bet/price.ts';
import { betDrawsText } from '../bet-draws.ts';
import { winName } from '../check/check.ts';
import { counted } from '../counted.ts';
import { capital } from '../format.ts';
import { formatDay, monthName, shortDay } from '../format-day.ts';
import { gamesLabel } from '../home/home.ts';

/** Words of the page «Meus gastos». */
export const diaryTexts = {
  lead: 'O que você gastou com jogos e o que voltou. Fica só neste aparelho.',
  loading: 'Abrindo os gastos…',
  notKept: 'O navegador não está deixando salvar: o que você anotar vale só até fechar a página.',
  empty: 'Nada anotado ainda. O jogo que você marcar como registrado entra aqui; o resto, você anota.',
  sums: 'Gastos e prêmios',
  by: 'Somar por',
  periods: { day: 'Dia', week: 'Semana', month: 'Mês' },
  spent: 'Gasto',
  back: 'Voltou',
  balance: 'Saldo',
  backHint: 'O prêmio conta no dia em que você o marcou como retirado.',
  details: (lines: number) => counted(lines, 'anotação', 'anotações'),
  more: 'Mostrar mais',
  table: 'Baixar planilha',
  tableFailed: 'O navegador não deixou baixar a planilha.',
  tableName: 'robo-da-sorte-diario.csv',
  remove: 'Apagar',
  removed: 'Apagado dos gastos',
  undo: 'Desfazer',
  prizes: 'Prêmios encontrados',
  registered: 'Aposta registrada',
} as const;

/** Words of writing down what was spent elsewhere. */
export const spendingTexts = {
  title: 'Anotar um gasto',
  hint: 'Aposta feita fora do app, bolão do trabalho: o que você quiser contar.',
  on: 'Dia',
  amount: 'Valor',
  what: 'O que foi',
  keep: 'Anotar',
  kept: 'Anotado',
  notKept: 'O navegador não deixou salvar: vale só até você fechar a página.',
  days: { day: 'Escolha o dia.', future: 'Escolha um dia até hoje.' },
  whats: { empty: 'Escreva o que foi.', 'too-long': 'Use no máximo 60 letras.' },
} as const;

/** Words of the visitor's own part of a bet. */
export const partTexts = {
  title: 'Minha parte',
  label: 'Quanto você pagou',
  hint: 'Num bolão, só a sua cota. Em branco: a aposta toda.',
  keep: 'Salvar',
  kept: 'Salvo: conta a sua parte.',
  all: 'Salvo: conta a aposta toda.',
  of: (whole: number) => ` · sua parte (a aposta toda: ${formatCents(whole)})`,
} as const;

/** «Novembro de 2026», «Semana de 22/11/2026 a 28/11/2026», «25 de novembro de 2026»: of the first and the last day. */
export function periodTitle(period: keyof typeof diaryTexts.periods, from: string, to: string): string {
  if (period === 'day') return formatDay(from);
  if (period === 'week') return `Semana de ${shortDay(from)} a ${shortDay(to)}`;
  const month = monthName(Number(from.slice(5, 7)));
  return `${capital(month)} de ${from.slice(0, 4)}`;
}

/** Returns the prizes less the bets, «−R$ 20,00», and how many prizes of unknown value it leaves out, «, sem contar 1 prêmio». */
export function balanceText(cents: number, unknown: number): string {
  return `${cents < 0 ? '−' : ''}${formatCents(Math.abs(cents))}${unknown > 0 ? `, sem contar ${counted(unknown, 'prêmio')}` : ''}`;
}

/** «Mega-Sena, Quadra (4)»: a prize that was fetched. */
export function backText(lottery: LotteryKey, win: Parameters<typeof winName>[1]): string {
  return `${lotteryOf(lottery).name}, ${winName(lottery, win)}`;
}

type Entry =
  | { readonly what: string }
  | { readonly lottery: LotteryKey; readonly contest?: number; readonly draw?: string; readonly draws: number };

/** «Mega-Sena, concurso 2.900», «Quina, concursos 6.800 a 6.805 · 20 jogos», «Quina, sorteio de 26/11/2026», or what the visitor wrote. */
export function lineText(entry: Entry, games: number): string {
  if (!('lottery' in entry)) return entry.what;
  return `${lotteryOf(entry.lottery).name}, ${betDrawsText({ ...entry, from: entry.contest })}${games > 1 ? ` · ${gamesLabel(games)}` : ''}`;
}
