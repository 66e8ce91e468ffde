import { useSnapshot } from 'valtio/react';
import { drawsSource, isDoubtful } from '../../../workers/shared/rules/draw-on.ts';
import { drawnToday, nextDrawn } from '../../content/saved-games/game-outcome.ts';
import { drawOfToday, gameOutcomes, nextDrawDay, outcomeOf } from '../../state/check/game-outcomes.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { isRegisteredDay } from '../../state/draw-day/registered-day.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';

/** The next draw of games of one lottery, with its source, unless their receipt alone says it. */
export function NextDrawLine({ games }: { readonly games: readonly SavedGame[] }) {
  const { of } = useSnapshot(gameOutcomes);
  const [first] = games;
  const now = knownTime();
  const outcome = outcomeOf(games, of, now);
  const today = outcome === 'today' ? drawOfToday(games, now) : undefined;
  if (!first) return null;
  const { lotteryType } = first;
  if (today) return <p>{drawnToday(today, drawsSource(lotteryType, brazilDate()))}</p>;
  const day = outcome === 'waiting' ? nextDrawDay(games, now) : undefined;
  if (day === undefined || isRegisteredDay(games, day)) return null;
  return <p>{nextDrawn(day, !isDoubtful(lotteryType, day, brazilDate()), drawsSource(lotteryType, day))}</p>;
}
