import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { HistoryPlace } from './history-place.tsx';

/**
 * «Histórico» on home, in the line of the lottery's label, where room is: nothing moves when it comes. From outside, as
 * the list of lotteries is there before anybody knows of results.
 */
export function HomeHistory({ lottery }: { readonly lottery: LotteryKey }) {
  const [field, setField] = useState<Element | null>(null);
  useEffect(() => setField(document.querySelector('label[for=loteria]')?.parentElement ?? null), []);
  return field ? createPortal(<HistoryPlace lottery={lottery} isInline />, field) : null;
}
