import { resultTexts } from '../run/result.ts';

/** Words on paper. */
export const printTexts = {
  game: (index: number) => `Jogo ${index + 1}`,
  marks: (count: number) => `${count} números`,
  done: 'Marcado no volante',
  again: 'Para conferir:',
  noBet: resultTexts.noBet,
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
} as const;
