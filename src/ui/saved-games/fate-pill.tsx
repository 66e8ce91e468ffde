import { useSnapshot } from 'valtio/react';
import { isDoubtful } from '../../../workers/shared/rules/draw-on.ts';
import { fateText, todayText, untilText, waitingText } from '../../content/saved-games/fate.ts';
import { drawOfToday, fateOf, fates, nextDrawDay } from '../../state/check/fates.ts';
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
  const now = knownTime();
  const fate = fateOf(games, of, now);
  const today = fate === 'today' ? drawOfToday(games, now) : undefined;
  const next = fate === 'waiting' ? nextDrawDay(games, now) : undefined;
  const isWon = typeof fate === 'object';
  const [first] = games;
  if (!fate || !first || (onlyWins && !isWon)) return null;
  const lottery = first.lotteryType;
  return (
    <span className={css.pill} data-won={isWon || undefined}>
      {today ? todayText(today) : null}
      {fate === 'waiting' ? waitingText(next, next === undefined || !isDoubtful(lottery, next, brazilDate())) : null}
      {fate === 'waiting' || fate === 'today' ? null : fateText(lottery, fate)}
      {isWon ? untilText(nearestLastDay(prizesOf(games, list), brazilDate())) : null}
    </span>
  );
}
