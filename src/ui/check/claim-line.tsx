import { claimPassed, claimTexts, claimTold, claimUntil } from '../../content/check/claim.ts';
import type { FoundPrize } from '../../state/check/found-prizes.ts';
import { type Standing, standingOf } from '../../state/check/open-prizes.ts';

interface Props {
  readonly prize: FoundPrize;
  readonly today: string;
}

/** Until when a win can be fetched, or what was told of it. */
export function ClaimLine({ prize, today }: Props) {
  return <p>{lineOf(standingOf(prize, today), prize.registered === true)}</p>;
}

function lineOf(standing: Standing, isRegistered: boolean): string {
  switch (standing.is) {
    case 'told':
      return claimTold(standing.claim.as, standing.claim.on);
    case 'open':
      return claimUntil(standing.lastDay, standing.daysLeft, isRegistered);
    case 'passed':
      return claimPassed(standing.lastDay);
    case 'undated':
      return claimTexts.undated;
  }
}
