import { referencePrice } from '../../workers/shared/bet/bet-cost.ts';
import type { LabMoney } from '../../workers/shared/lab/lab-request.ts';
import { findLottery } from '../../workers/shared/lottery/lotteries.ts';
import { UsageError } from './usage.ts';

/**
 * The money of `--price` and `--prizes`, in cents; undefined where there is none. Without a price it is the reference
 * price. Throws a UsageError.
 */
export function readMoney(
  key: string | undefined,
  { price, prizes }: { readonly price?: string | undefined; readonly prizes?: string | undefined },
): LabMoney | undefined {
  if (prizes === undefined) {
    if (price !== undefined) throw new UsageError('--price: expected with --prizes');
    return undefined;
  }
  const lottery = findLottery(`${key}`);
  const reference = lottery ? referencePrice(lottery) : 0;
  return {
    price: price === undefined ? reference : readCents('--price', price),
    prizes: prizes.split(',').map((prize) => readCents('--prizes', prize)),
  };
}

/** An amount in reais as written, in cents; throws a UsageError. */
export function readCents(option: string, text: string): number {
  const [, reais, cents = ''] = /^(\d{1,12})(?:\.(\d\d?))?$/.exec(text) ?? [];
  if (reais === undefined) throw new UsageError(`${option} "${text}": expected reais, as in 5 or 1000.50`);
  return Number(reais) * 100 + Number(cents.padEnd(2, '0'));
}
