import { formatCents } from './price.ts';

/** Why an amount that somebody typed was not taken; `max` is the most that is, in cents. */
export function moneyProblem(problem: 'shape' | 'negative' | 'zero' | 'large', max: number): string {
  return {
    shape: 'Escreva um valor em reais, com vírgula ou ponto nos centavos: 12,50.',
    negative: 'O valor não pode ser negativo.',
    zero: 'O valor precisa ser maior que zero.',
    large: `O valor é grande demais: o máximo é ${formatCents(max)}.`,
  }[problem];
}

/** Cents as one types them: «5,50». */
export function typedCents(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
