import { useEffect, useState } from 'react';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { knownWheelSizes, loadWheelSizes, type WheelSizes } from '../../state/strategy-options/wheel-sizes.ts';

/** The wheel sizes of a guarantee; empty while it is not there. */
export function useWheelSizes(lottery: LotteryKey, hits: number): WheelSizes {
  const [sizes, setSizes] = useState(() => knownWheelSizes(lottery, hits));
  useEffect(() => {
    let isCurrent = true;
    setSizes(knownWheelSizes(lottery, hits));
    void loadWheelSizes(lottery, hits).then((loaded) => {
      if (isCurrent) setSizes(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [lottery, hits]);
  return sizes;
}
