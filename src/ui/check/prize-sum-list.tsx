import { claimTexts, sumText, unsureText } from '../../content/check/claim.ts';
import type { FoundPrize } from '../../state/check/found-prizes.ts';
import { prizeSums } from '../../state/check/prize-sums.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import common from '../parts/common.module.css';
import { Facts } from '../parts/facts.tsx';

const PARTS = ['fetched', 'waiting', 'lost'] as const;

/** What was fetched, what waits to be, and what was lost. */
export function PrizeSumList({ prizes }: { readonly prizes: readonly FoundPrize[] }) {
  const sums = prizeSums(prizes, brazilDate());
  return (
    <>
      <Facts label={claimTexts.sumsTitle} facts={PARTS.map((part) => [claimTexts.sums[part], sumText(sums[part])])} />
      {sums.unsure > 0 ? <p className={common.soft}>{unsureText(sums.unsure)}</p> : null}
    </>
  );
}
