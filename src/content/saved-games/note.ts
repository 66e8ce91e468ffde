import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { formatCents } from '../bet/price.ts';

/** Words of «Anotar um jogo meu». */
export const noteTexts = {
  title: 'Anotar um jogo meu',
  lead: 'Para guardar e conferir um bilhete que você já tem.',
  lottery: 'Loteria',
  numbers: 'Números do bilhete',
  none: 'não anotar',
  missing: (count: number) => (count === 1 ? 'Falta 1 número.' : `Faltam ${count} números.`),
  save: 'Salvar',
  another: 'Salvar e anotar outro',
} as const;

/** How far a game is noted: «4 de 6 números», «7 números · R$ 42,00». */
export function notedText({ counterSizes: [least, most] }: Lottery, numbers: number, cents: number): string {
  const of = least === most || numbers < least ? ` de ${least}` : '';
  return `${numbers}${of} ${numbers === 1 && of === '' ? 'número' : 'números'}${numbers < least ? '' : ` · ${formatCents(cents)}`}`;
}
