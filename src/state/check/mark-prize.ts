import { type Claim, changePrizes } from './found-prizes.ts';

/**
 * Keeps the visitor’s claim of a found prize; undefined takes it back. False where the browser refuses: then it lasts
 * as long as the page. Never rejects.
 */
export async function markPrize(key: string, claim: Claim | undefined): Promise<boolean> {
  const { isKept } = await changePrizes((known) => {
    const prize = known.get(key);
    if (!prize) return [];
    const { claim: _, ...unmarked } = prize;
    return [claim ? { ...unmarked, claim } : unmarked];
  });
  return isKept;
}
