import { claimPassed, claimTexts, claimTold, claimUntil } from '../../content/check/claim.ts';
import type { FoundPrize } from '../../state/check/found-prizes.ts';
import { claimStatus } from '../../state/check/open-prizes.ts';

interface Props {
  readonly prize: FoundPrize;
  readonly today: string;
}

/** The last day to fetch a win, or its claim. */
export function ClaimLine({ prize, today }: Props) {
  const status = claimStatus(prize, today);
  switch (status.is) {
    case 'told':
      return <p>{claimTold(status.claim.as, status.claim.on)}</p>;
    case 'open':
      return <p>{claimUntil(status.lastDay, status.daysLeft, prize.registered === true)}</p>;
    case 'passed':
      return <p>{claimPassed(status.lastDay)}</p>;
    case 'undated':
      return <p>{claimTexts.undated}</p>;
  }
}
