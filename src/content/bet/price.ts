import { formatMoney } from '../format.ts';
import { shortDay } from '../format-day.ts';

/** Cents as money: «R$ 140,00». */
export const formatCents = (cents: number): string => formatMoney(cents / 100);

/** Words of the price of the minimum bet. */
export const priceTexts = {
  label: 'Preço da aposta mínima',
  /** `read`: when the rules were read. */
  reference: (cents: number, read: string) =>
    `Preço da loteria: ${formatCents(cents)}, lido em ${shortDay(read)}. Se mudou, escreva o de hoje.`,
  own: (date: string, reference: number) =>
    `Seu preço, de ${shortDay(date)}. Preço da loteria: ${formatCents(reference)}.`,
  keep: 'Usar este preço',
  restore: 'Voltar ao preço da loteria',
  kept: 'Preço salvo',
  restored: 'Voltou o preço da loteria',
  notKept: 'O navegador não deixou salvar: o preço vale só até você fechar a página.',
  clock: 'O relógio deste aparelho está muito errado. Acerte a data para salvar o preço.',
} as const;
