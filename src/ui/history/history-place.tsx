import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { hasResults } from '../../state/history/history-gate.ts';
import { idlePart } from '../parts/idle-part.tsx';

/** Optional in every view: if it does not load there is no message, and the history stays as chosen. */
const Choice = idlePart(() => import('./history-choice.tsx').then((m) => m.HistoryChoice));

interface Props {
  readonly lottery: LotteryKey;
  /** In the line of a label, not as a row of its own. */
  readonly isInline?: boolean;
  /** Told when another history was chosen. */
  readonly onChange?: () => void;
}

/** Where «Histórico» comes for those who keep real draws; for others nothing is loaded. */
export function HistoryPlace(props: Props) {
  return hasResults() ? <Choice {...props} /> : null;
}

/**
 * «Histórico» on home, in the line of the lottery's label, where room is: nothing moves when it comes. From outside, as
 * the list of lotteries is there before anybody knows of results.
 */
export function HomeHistory({ lottery }: { readonly lottery: LotteryKey }) {
  const [field, setField] = useState<Element | null>(null);
  useEffect(() => setField(document.querySelector('label[for=loteria]')?.parentElement ?? null), []);
  return field ? createPortal(<HistoryPlace lottery={lottery} isInline />, field) : null;
}
