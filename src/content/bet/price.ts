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
  problems: {
    'price-shape': 'Escreva um valor em reais, com vírgula ou ponto nos centavos: 5,50.',
    'price-negative': 'O preço não pode ser negativo.',
    'price-zero': 'O preço precisa ser maior que zero.',
    'price-digits': 'O preço é grande demais: use no máximo seis algarismos, contando os centavos.',
    'price-clock': 'O relógio deste aparelho está muito errado. Acerte a data para salvar o preço.',
  },
} as const;
