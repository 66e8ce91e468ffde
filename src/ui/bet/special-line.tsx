import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { SOURCES } from '../../../workers/shared/rules/sources.ts';
import { SPECIAL_SHARES } from '../../../workers/shared/rules/special-shares.ts';
import { specialText } from '../../content/bet/special.ts';
import { nearSpecial } from '../../state/draw-day/near-special.ts';
import common from '../parts/common.module.css';

/** What is not as usual in a special draw that is near. */
export function SpecialLine({ lottery }: { readonly lottery: Lottery }) {
  const special = nearSpecial(lottery.key);
  if (!special) return null;
  const shares = SPECIAL_SHARES[special.name ?? '']?.value ?? [];
  return <p className={common.small}>{specialText(lottery, special, shares, SOURCES.specials.read)}</p>;
}
