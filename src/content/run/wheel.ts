import { formatWhole } from '../format.ts';

/** Words for a wheel: what is guaranteed, and how that is known. */
export const wheelTexts = {
  title: 'Garantia provada',
  guarantee: (drawn: number, pool: number, hits: number) =>
    `Se os ${drawn} números sorteados estiverem entre os seus ${pool}, ao menos um bilhete faz ${hits} acertos ou mais.`,
  pool: 'Números cercados',
  checked: 'A prova',
  exhaustive: (checked: string, total: string) => `${checked} de ${total} sorteios possíveis testados`,
  /** Each number of the pool is in `times` of the tickets; the drawn ones make so many hits in all. */
  pigeonhole: (times: number, tickets: number, drawn: number) =>
    `cada número cercado está em ao menos ${times} dos ${tickets} bilhetes: os ${drawn} sorteados somam ${times * drawn} acertos, e algum bilhete tem ${Math.ceil((times * drawn) / tickets)} ou mais`,
  /** A ticket leaves only so many numbers of the pool out, so it misses no more of the drawn ones. */
  leftOut: (leftOut: number, pool: number, drawn: number) =>
    `dos ${pool} números cercados, um bilhete deixa só ${leftOut} de fora: dos ${drawn} sorteados, acerta ao menos ${drawn - leftOut}`,
  tickets: 'Bilhetes da garantia',
  bound: 'Não dá com menos de',
  ticketCount: (tickets: number) => (tickets === 1 ? '1 bilhete' : `${tickets} bilhetes`),
  poolOdds: 'Chance de todos os sorteados estarem entre os cercados',
  poolOddsValue: (oneIn: number) => (oneIn === 1 ? 'sempre' : `1 em ${formatWhole(oneIn)}`),
  cost: 'Custo da garantia',
  batchCost: 'Custo com os bilhetes extras',
  honest:
    'A garantia só vale se todos os números sorteados caírem entre os cercados. A chance de isso acontecer não muda.',
} as const;
