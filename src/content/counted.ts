import { formatWhole } from './format.ts';

/** So many of something: «1 sorteio», «2.900 sorteios», «1.000.000 de sorteios», as one reads whole millions. */
export function counted(count: number, one: string, many = `${one}s`): string {
  const of = count > 0 && count % 1_000_000 === 0 ? 'de ' : '';
  return `${formatWhole(count)} ${of}${count === 1 ? one : many}`;
}
