import { hitsChance } from '../../shared/lottery/tier-odds.ts';

/** Digits that are kept of an exact fraction. */
const SCALE = 10n ** 18n;

/**
 * The chances that 0…drawn of a draw's numbers are among `marked` ones, which do not depend on it: C(m, k) · C(T − m, d
 * − k) / C(T, d), exact before it is rounded to 18 digits after the point.
 */
export function hitLaw(total: number, drawn: number, marked: number): number[] {
  return Array.from({ length: drawn + 1 }, (_, hits) => {
    const { ways, of } = hitsChance({ total, drawn }, marked, hits);
    return Number((ways * SCALE) / of) / Number(SCALE);
  });
}
