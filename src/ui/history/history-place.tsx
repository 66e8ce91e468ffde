import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import { hasResults } from '../../state/history/history-gate.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useReadyWhenIdle } from '../parts/use-ready-when-idle.ts';

/** Every view is whole without it: when it does not load nobody is told, and the history is as chosen. */
const Choice = lazyPart(
  () => import('./history-choice.tsx').then((m) => m.HistoryChoice),
  () => null,
);

interface Props {
  readonly lottery: LotteryKey;
  /** In the line of a label, not as a row of its own. */
  readonly isInline?: boolean;
  /** Told when another history was chosen. */
  readonly onChange?: () => void;
}

/** Where «Histórico» comes for those who keep real draws; for others nothing is loaded. */
export function HistoryPlace(props: Props) {
  return hasResults() ? <Ready {...props} /> : null;
}

function Ready(props: Props) {
  return useReadyWhenIdle(Choice) ? <Choice.Part {...props} /> : null;
}
