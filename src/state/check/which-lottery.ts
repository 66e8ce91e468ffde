import { ref } from 'valtio/vanilla';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { chooseResultsLottery, currentLottery } from '../results/results-lottery.ts';
import { beginCheck, check, chooseCheck, runCheck, startCheck } from './check.ts';
import { lotteriesOfList } from './read-list.ts';

/** Checks what of the text is of another lottery. Never rejects. */
export async function checkAs(lottery: LotteryKey): Promise<void> {
  chooseResultsLottery(lottery);
  chooseCheck({ text: check.text });
  await runCheck();
}

/** Checks all of the text as of the chosen lottery, whatever it names. Never rejects. */
export async function checkAll(): Promise<void> {
  chooseCheck({ text: check.text });
  check.isAll = true;
  await runCheck();
}

/**
 * Takes a text, or a file, of which nobody has chosen the lottery, and checks it: as of the one that it names, or the
 * only one that it fits; where there are several, it asks. Never rejects.
 */
export async function checkList(source: string | File): Promise<void> {
  startCheck();
  chooseCheck({
    source: 'typed',
    ...(typeof source === 'string' ? { text: source, file: null } : { file: ref(source) }),
  });
  check.status = 'checking';
  const signal = beginCheck();
  const lotteries = await lotteriesOfList(source, signal);
  // Something else was chosen meanwhile, or the view was left.
  if (signal.aborted || (check.file ?? check.text) !== source) return;
  const [lottery = currentLottery(), ...others] = lotteries;
  if (others.length === 0) return checkAs(lottery);
  Object.assign(check, { status: 'failed', problem: 'which-lottery', offered: ref(lotteries) });
}
