import type { BetFault } from '../../../workers/shared/bet/check-bet.ts';
import type { RequestProblem } from '../../../workers/shared/run/request.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { betFaultText } from '../../content/bet/bet-fault-text.ts';
import { openBetDialog } from '../../state/bet/bet-dialog.ts';
import type { RunOptions } from '../../state/run/run.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface Props {
  /** The refused part of the bet, as far as it is known. */
  readonly run: Pick<RunOptions, 'strategy' | 'games'>;
  readonly problem: RequestProblem;
  readonly onMend: () => void;
}

/** Why a run could not be played as the bet says, with the way to the bet. */
export function RefusedBet({ run, problem: { bet: part, reason, limit }, onMend }: Props) {
  const fault: BetFault = { part, reason: reason ?? 'value', limit };
  const words = betFaultText(fault, run);
  const mend = () => {
    onMend();
    openBetDialog(words);
  };
  return (
    <Notice urgent actions={<Button onClick={mend}>{betTexts.change}</Button>}>
      {words}
    </Notice>
  );
}
