import { splitCents } from './split-cents.ts';
import type { Syndicate } from './syndicate.ts';

/** What the quotas of a group cost, in cents. */
export interface GroupMoney {
  /** How many there are: 1 or more. */
  readonly quotas: number;
  /** The least and the most that a member pays for one quota, cents rounded down and up. */
  readonly least: number;
  readonly most: number;
  /** The shares of those who have paid, and the others': together the whole cost. */
  readonly paid: number;
  readonly missing: number;
}

/** What each quota costs and what of it is paid; undefined as long as there are none. */
export function moneyOf({ cents, members }: Pick<Syndicate, 'cents' | 'members'>): GroupMoney | undefined {
  const each = members.map((member) => member.quotas);
  const quotas = each.reduce((sum, one) => sum + one, 0);
  if (quotas === 0) return undefined;
  const shares = splitCents(cents, each);
  const paid = shares.reduce((sum, share, i) => sum + (members[i]?.paid ? share : 0), 0);
  return { quotas, least: Math.floor(cents / quotas), most: Math.ceil(cents / quotas), paid, missing: cents - paid };
}
