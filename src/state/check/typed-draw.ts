import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawnFault } from '../../content/check/by-hand.ts';

/** The numbers in what was typed, as many as are drawn at most, each once, in its order, and what is wrong with the rest. */
export interface TypedDraw {
  readonly numbers: readonly number[];
  readonly fault?: DrawnFault;
}

/**
 * Reads the drawn numbers of a lottery. Whatever stands between them is taken; without anything between, two digits are a
 * number. Lotomania's 00 is 100.
 */
export function readTypedDraw({ total, drawn, isLastZero }: Lottery, text: string): TypedDraw {
  const tidy = text.trim();
  const parts = (/^(\d\d){2,}$/.test(tidy) ? tidy.match(/\d\d/g) : tidy.match(/\d+/g)) ?? [];
  const numbers: number[] = [];
  let fault: DrawnFault | undefined = /\p{L}/u.test(tidy) ? { fault: 'words' } : undefined;
  for (const part of parts) {
    const n = isLastZero && Number(part) === 0 ? total : Number(part);
    if (part.length > 2 || n < 1 || n > total) fault ??= { fault: 'unknown', number: part };
    else if (numbers.includes(n)) fault ??= { fault: 'twice', number: part };
    else if (numbers.length === drawn) fault ??= { fault: 'many' };
    else numbers.push(n);
  }
  return { numbers, ...(fault && { fault }) };
}
