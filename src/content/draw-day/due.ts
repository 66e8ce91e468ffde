import { counted } from '../counted.ts';

/** Words of what is due of registered games. */
export const dueTexts = {
  check: (results: number) => counted(results, 'resultado a conferir', 'resultados a conferir'),
  today: (lotteries: number) => `${lotteries === 1 ? 'Sorteio' : 'Sorteios'} hoje às 21 h`,
  toResults: 'Trazer o resultado e conferir',
} as const;
