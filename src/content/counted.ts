import { formatWhole } from './format.ts';

/** So many of something: «1 sorteio», «2.900 sorteios». */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatWhole(count)} ${count === 1 ? one : many}`;
}
