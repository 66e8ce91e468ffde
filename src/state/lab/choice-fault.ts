import { LAB_LIMITS } from '../../../workers/shared/lab/lab-limits.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { results } from '../results/results.ts';
import { readAmount } from './amounts.ts';
import { type LabChoice, realDraws } from './choice.ts';
import { ownGames, savedOf } from './request-of.ts';

/** What keeps an experiment from being started. */
export type ChoiceFault = 'no-saved' | 'no-draws' | 'rigged' | 'money';

/** The first thing that is wrong with a choice; undefined when nothing is. */
export function choiceFault(choice: LabChoice): ChoiceFault | undefined {
  const { experiment, bettor, lottery, isRigged, rigged, prizes, measure } = choice;
  const { min, max } = LAB_LIMITS.rigged;
  if (experiment === 'walk' && isRigged) return isWholeIn(rigged.length, min, max) ? undefined : 'rigged';
  if (experiment === 'draws' && realDraws(lottery, results.kept) === 0) return 'no-draws';
  if (experiment === 'draws' && measure === 'games' && ownGames(choice).length === 0) return 'no-saved';
  if (experiment !== 'simulate') return undefined;
  if (bettor === 'saved' && savedOf(lottery).length === 0) return 'no-saved';
  const isAmount = (text: string) => typeof readAmount(text) !== 'string' || readAmount(text) === 'none';
  return prizes.every(isAmount) ? undefined : 'money';
}
