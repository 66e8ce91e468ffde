import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { hasResults } from '../../state/history/history-gate.ts';
import { idlePart } from '../parts/idle-part.tsx';

/** Optional in every view: if it does not load there is no message, and the history stays as chosen. */
const Choice = idlePart(() => import('./history-choice.tsx').then((m) => m.HistoryChoice));

interface Props {
  readonly lottery: LotteryKey;
  /** Told when another history was chosen. */
  readonly onChange?: () => void;
}

/** Where «Histórico» comes for those who keep real draws; for others nothing is loaded. */
export function HistoryPlace(props: Props) {
  return hasResults() ? <Choice {...props} /> : null;
}
