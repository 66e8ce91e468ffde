/**
 * Shares out `total` cents by quotas, to the cent: the largest remainders get the cents that are left over, of equal
 * ones the first in the list. The shares add up to the total, whatever the quotas. `total` is a whole number from 0 on
 * and each of the quotas one from 1 on, all of them safe integers; without quotas there are no shares.
 */
export function splitCents(total: number, quotas: readonly number[]): readonly number[] {
  // A prize times a quota is beyond what a number holds exactly.
  const cents = BigInt(total);
  const all = quotas.reduce((sum, quota) => sum + BigInt(quota), 0n);
  const parts = quotas.map((quota, place) => {
    const exact = cents * BigInt(quota);
    return { place, share: Number(exact / all), rest: exact % all };
  });
  const left = total - parts.reduce((sum, { share }) => sum + share, 0);
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1));
  const luckier = new Set(byRest.slice(0, left).map(({ place }) => place));
  return parts.map(({ place, share }) => share + (luckier.has(place) ? 1 : 0));
}
