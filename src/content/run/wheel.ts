import { formatWhole } from '../format.ts';

/** Words for a wheel: what is guaranteed, and how that is known. */
export const wheelTexts = {
  title: 'Garantia conferida',
  guarantee: (drawn: number, pool: number, hits: number) =>
    `Se os ${drawn} números sorteados estiverem entre os seus ${pool}, ao menos um bilhete faz ${hits} ou mais.`,
  pool: 'Números cercados',
  checked: 'Conferência',
  exhaustive: (checked: string, total: string) => `${checked} de ${total} sorteios conferidos`,
  pigeonhole: (times: number) =>
    times === 1
      ? 'cada número cercado está em algum bilhete: a conta vale para qualquer sorteio'
      : `cada número cercado está em ${times} bilhetes ou mais: a conta vale para qualquer sorteio`,
  tickets: 'Bilhetes da garantia',
  bound: 'Mínimo teórico',
  ticketCount: (tickets: number) => (tickets === 1 ? '1 bilhete' : `${tickets} bilhetes`),
  poolOdds: 'Chance de todos os sorteados estarem entre os cercados',
  poolOddsValue: (oneIn: number) => (oneIn === 1 ? 'sempre' : `1 em ${formatWhole(oneIn)}`),
  cost: 'Custo da garantia',
  batchCost: 'Custo com os bilhetes extras',
  honest:
    'A garantia só vale se todos os números sorteados caírem entre os cercados. A chance de isso acontecer não muda.',
} as const;
