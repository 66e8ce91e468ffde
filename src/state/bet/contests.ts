import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../workers/shared/lottery/max-contest.ts';
import { ruleOn } from '../../../workers/shared/rules/rule.ts';
import { TEIMOSINHAS } from '../../../workers/shared/rules/teimosinhas.ts';
import { brazilDate } from '../clock/brazil-date.ts';

/** How many contests in a row a bet of today may take part in, one too. */
export function drawsToFollow(lottery: LotteryKey): readonly number[] {
  return [1, ...ruleOn(TEIMOSINHAS, lottery, brazilDate())];
}

/** The contest in what was typed, 1…99,999; undefined for none. */
export function typedContest(text: string): number | undefined {
  const tidy = text.trim().replaceAll('.', '');
  const contest = Number(tidy);
  return /^\d{1,5}$/.test(tidy) && contest >= 1 && contest <= MAX_CONTEST ? contest : undefined;
}
