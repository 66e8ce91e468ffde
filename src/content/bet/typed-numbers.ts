import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { numberRange } from '../format.ts';

/** Words of the field in which numbers are typed, and of the playslip on which they are tapped. */
export const slipTexts = {
  example: 'ex.: 04 12 23 ou 041223',
  slip: 'Marcar no volante',
  full: 'Todos os números estão marcados. Para trocar, toque em um deles.',
  correct: 'Corrigir',
} as const;

/** The fault in typed numbers: words, too many numbers, a number that the lottery does not have, or one typed twice. */
export type TypedFault =
  | { readonly fault: 'words' | 'many' }
  | { readonly fault: 'unknown' | 'twice'; readonly number: string };

/** Says why typed numbers were not taken. At most `most` numbers are taken. */
export function typedFaultText({ name, total }: Lottery, most: number, fault: TypedFault): string {
  if (!('number' in fault)) {
    return fault.fault === 'words' ? 'Escreva só os números, como 04 12 23.' : `São mais de ${most} números.`;
  }
  if (fault.fault === 'twice') return `O ${fault.number} está repetido.`;
  return `Não há ${fault.number} na ${name}: os números vão de ${numberRange(total)}.`;
}
