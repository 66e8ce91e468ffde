import { proxy } from 'valtio/vanilla';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import type { TypedFault } from '../../content/bet/typed-numbers.ts';
import { formatNumber } from '../../content/format.ts';

/** The fold of all playslips. `isOpen` is undefined until somebody opens or closes one. */
export const slip = proxy<{ isOpen?: boolean }>({});

/** Typed numbers in their order, each once, and the first fault. */
export interface TypedNumbers {
  readonly numbers: readonly number[];
  readonly fault?: TypedFault;
}

/**
 * Reads at most so many numbers of a lottery. Whatever stands between them is taken; without anything between, two digits
 * are a number. Lotomania's 00 is 100.
 */
export function readTypedNumbers({ total, isLastZero }: Lottery, most: number, text: string): TypedNumbers {
  const tidy = text.trim();
  const parts = (/^(\d\d){2,}$/.test(tidy) ? tidy.match(/\d\d/g) : tidy.match(/\d+/g)) ?? [];
  const numbers: number[] = [];
  let fault: TypedFault | undefined = /\p{L}/u.test(tidy) ? { fault: 'words' } : undefined;
  for (const part of parts) {
    const n = isLastZero && Number(part) === 0 ? total : Number(part);
    if (part.length > 2 || n < 1 || n > total) fault ??= { fault: 'unknown', number: part };
    else if (numbers.includes(n)) fault ??= { fault: 'twice', number: part };
    else if (numbers.length === most) fault ??= { fault: 'many' };
    else numbers.push(n);
  }
  return { numbers, ...(fault && { fault }) };
}

/** Returns numbers as they are typed, ascending, with one of them marked or no longer; undefined where `most` are. */
export function withTapped(numbers: readonly number[], most: number, n: number): string | undefined {
  const isMarked = numbers.includes(n);
  if (!isMarked && numbers.length >= most) return undefined;
  const marked = isMarked ? numbers.filter((other) => other !== n) : [...numbers, n].sort((a, b) => a - b);
  return marked.map(formatNumber).join(' ');
}
