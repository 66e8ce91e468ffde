import { useSnapshot } from 'valtio/react';
import { foundPrizes } from '../../state/check/found-prizes.ts';
import { courseOf, gameOutcomes, outcomeOf } from '../../state/check/game-outcomes.ts';
import { countSettled, prizesOf } from '../../state/check/open-prizes.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { type Stage, stageOf } from '../../state/saved-games/stage.ts';

/** What says how far games of one lottery have come, by what is known now. */
export function useStage(): (games: readonly SavedGame[]) => Stage {
  const { of } = useSnapshot(gameOutcomes);
  const { list } = useSnapshot(foundPrizes);
  const now = knownTime();
  return (games) => {
    const outcome = outcomeOf(games, of, now);
    // A win that nobody has looked at yet is not among the found ones.
    const isOpen = typeof outcome === 'object' && outcome.length > countSettled(prizesOf(games, list), brazilDate());
    return stageOf(games, isOpen ? 'won' : courseOf(games, of, now));
  };
}
