import { useSnapshot } from 'valtio/react';
import { foundPrizes } from '../../state/check/found-prizes.ts';
import { gameOutcomes } from '../../state/check/game-outcomes.ts';
import { type Outcome, outcomeOf } from '../../state/check/outcome.ts';
import { toldDraws } from '../../state/check/told-draws.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { siteDraws } from '../../state/results/site-draws.ts';
import { keptSummaries } from '../../state/results/summary.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';

/** Returns a function that gives the outcome of games of one lottery, by what is known now. */
export function useOutcome(): (games: readonly SavedGame[]) => Outcome {
  const { of: checked } = useSnapshot(gameOutcomes);
  const { list: prizes } = useSnapshot(foundPrizes);
  const { list: told } = useSnapshot(toldDraws) as typeof toldDraws;
  const site = (useSnapshot(siteDraws) as typeof siteDraws).file.of;
  const known = { kept: keptSummaries(), site, checked, prizes, told, today: brazilDate() };
  const now = knownTime();
  return (games) => outcomeOf(games, known, now);
}
