import { useSnapshot } from 'valtio/react';
import { isDoubtful } from '../../../workers/shared/rules/draw-on.ts';
import { outcomeText, todayText, untilText, waitingText } from '../../content/saved-games/game-outcome.ts';
import { foundPrizes } from '../../state/check/found-prizes.ts';
import { drawOfToday, gameOutcomes, nextDrawDay, outcomeOf } from '../../state/check/game-outcomes.ts';
import { nearestLastDay, prizesOf } from '../../state/check/open-prizes.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import css from './outcome-pill.module.css';

interface Props {
  readonly games: readonly SavedGame[];
  /** True to show prizes only. */
  readonly onlyWins?: boolean;
}

/** What has become of games of one lottery, once that is known; nothing of those that nobody has registered. */
export function OutcomePill({ games, onlyWins = false }: Props) {
  const { of } = useSnapshot(gameOutcomes);
  const { list } = useSnapshot(foundPrizes);
  const now = knownTime();
  const outcome = outcomeOf(games, of, now);
  const today = outcome === 'today' ? drawOfToday(games, now) : undefined;
  const next = outcome === 'waiting' ? nextDrawDay(games, now) : undefined;
  const isWon = typeof outcome === 'object';
  const [first] = games;
  const isNoBet = outcome === 'waiting' && next === undefined && !games.some(({ registered }) => registered);
  if (!outcome || !first || isNoBet || (onlyWins && !isWon)) return null;
  const lottery = first.lotteryType;
  return (
    <span className={css.pill} data-won={isWon || undefined}>
      {today ? todayText(today) : null}
      {outcome === 'waiting' ? waitingText(next, next === undefined || !isDoubtful(lottery, next, brazilDate())) : null}
      {outcome === 'waiting' || outcome === 'today' ? null : outcomeText(lottery, outcome)}
      {isWon ? untilText(nearestLastDay(prizesOf(games, list), brazilDate())) : null}
    </span>
  );
}
