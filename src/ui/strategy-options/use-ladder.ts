import { useEffect, useState } from 'react';
import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import { knownLadder, type Ladder, loadLadder } from '../../state/strategy-options/wheel-sizes.ts';

/** The ladder of a promise; empty while it is not there. */
export function useLadder(lottery: LotteryKey, hits: number): Ladder {
  const [ladder, setLadder] = useState(() => knownLadder(lottery, hits));
  useEffect(() => {
    let isCurrent = true;
    setLadder(knownLadder(lottery, hits));
    void loadLadder(lottery, hits).then((loaded) => {
      if (isCurrent) setLadder(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [lottery, hits]);
  return ladder;
}
