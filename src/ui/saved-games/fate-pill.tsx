import { useSnapshot } from 'valtio/react';
import { fateText, untilText, waitingText } from '../../content/saved-games/fate.ts';
import { fateOf, fates, nextDrawDay } from '../../state/check/fates.ts';
import { foundPrizes } from '../../state/check/found-prizes.ts';
import { nearestLastDay, prizesOf } from '../../state/check/open-prizes.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import css from './fate-pill.module.css';

interface Props {
  readonly games: readonly SavedGame[];
  /** Nothing else is worth a word. */
  readonly onlyWins?: boolean;
}

/** What has become of games of one lottery, once that is known. */
export function FatePill({ games, onlyWins = false }: Props) {
  const { of } = useSnapshot(fates);
  const { list } = useSnapshot(foundPrizes);
  const fate = fateOf(games, of, knownTime());
  const isWon = typeof fate === 'object';
  const [first] = games;
  if (!fate || !first || (onlyWins && !isWon)) return null;
  return (
    <span className={css.pill} data-won={isWon || undefined}>
      {fate === 'waiting' ? waitingText(nextDrawDay(games, knownTime())) : fateText(first.lotteryType, fate)}
      {isWon ? untilText(nearestLastDay(prizesOf(games, list), brazilDate())) : null}
    </span>
  );
}
