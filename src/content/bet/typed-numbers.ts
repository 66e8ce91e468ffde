import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { numberRange } from '../format.ts';

/** Words of numbers that are typed, or tapped on the playslip. */
export const slipTexts = {
  example: 'ex.: 04 12 23 ou 041223',
  slip: 'Marcar no volante',
  full: 'Todos os números estão marcados. Para trocar, toque em um deles.',
  correct: 'Corrigir',
} as const;

/** Why what was typed is not numbers of a lottery: words, one that there is not, or is there twice, or too many. */
export type TypedFault =
  | { readonly fault: 'words' | 'many' }
  | { readonly fault: 'unknown' | 'twice'; readonly number: string };

/** What is wrong with the numbers that were typed; `most` are taken. */
export function typedFaultText({ name, total }: Lottery, most: number, fault: TypedFault): string {
  if (!('number' in fault)) {
    return fault.fault === 'words' ? 'Escreva só os números, como 04 12 23.' : `São mais de ${most} números.`;
  }
  if (fault.fault === 'twice') return `O ${fault.number} está repetido.`;
  return `Não há ${fault.number} na ${name}: os números vão de ${numberRange(total)}.`;
}
