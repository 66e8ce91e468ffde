import { useSnapshot } from 'valtio/react';
import { isDoubtful } from '../../../workers/shared/rules/draw-on.ts';
import { drawsText, untilText, winsText } from '../../content/saved-games/game-outcome.ts';
import { foundPrizes } from '../../state/check/found-prizes.ts';
import { nearestLastDay, prizesOf } from '../../state/check/open-prizes.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import css from './outcome-pill.module.css';
import { useOutcome } from './use-outcome.ts';

interface Props {
  readonly games: readonly SavedGame[];
  /** True to show prizes only. */
  readonly onlyWins?: boolean;
}

/** What has become of games of one lottery, once that is known; nothing of those that nobody has registered. */
export function OutcomePill({ games, onlyWins = false }: Props) {
  const { list } = useSnapshot(foundPrizes);
  const { draws, wins, at, next } = useOutcome()(games);
  const isWon = wins.length > 0;
  const [first] = games;
  const isNoBet = draws === 'waiting' && next === undefined && !games.some(({ registered }) => registered);
  if (!draws || !first || (!isWon && (isNoBet || onlyWins))) return null;
  const lottery = first.lotteryType;
  const today = brazilDate();
  return (
    <span className={css.pill} data-won={isWon || undefined}>
      {isWon
        ? `${winsText(lottery, wins)}${untilText(nearestLastDay(prizesOf(games, list), today))}`
        : drawsText({ draws, at, next }, next === undefined || !isDoubtful(lottery, next, today))}
    </span>
  );
}
