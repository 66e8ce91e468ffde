import { claimPassed, claimTexts, claimTold, claimUntil } from '../../content/check/claim.ts';
import type { FoundPrize } from '../../state/check/found-prizes.ts';
import { type ClaimStatus, claimStatus } from '../../state/check/open-prizes.ts';

interface Props {
  readonly prize: FoundPrize;
  readonly today: string;
}

/** The last day to fetch a win, or its claim. */
export function ClaimLine({ prize, today }: Props) {
  return <p>{lineOf(claimStatus(prize, today), prize.registered === true)}</p>;
}

function lineOf(status: ClaimStatus, isRegistered: boolean): string {
  switch (status.is) {
    case 'told':
      return claimTold(status.claim.as, status.claim.on);
    case 'open':
      return claimUntil(status.lastDay, status.daysLeft, isRegistered);
    case 'passed':
      return claimPassed(status.lastDay);
    case 'undated':
      return claimTexts.undated;
  }
}
