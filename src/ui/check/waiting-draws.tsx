import { useSnapshot } from 'valtio/react';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { drawsSource, isDoubtful } from '../../../workers/shared/rules/draw-on.ts';
import { waitingContest } from '../../content/check/due.ts';
import { drawNote } from '../../content/draw-day/source.ts';
import { drawsWaiting } from '../../state/check/due.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { isRegisteredDay } from '../../state/draw-day/registered-day.ts';
import { results } from '../../state/results/results.ts';
import { gamesOf } from '../../state/saved-games/list.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';

/** The draws to come that the registered games of a lottery wait for; nothing where there are none. */
export function WaitingDraws({ lottery }: { readonly lottery: LotteryKey }) {
  const { games } = useSnapshot(savedGames);
  useSnapshot(results);
  const ofLottery = gamesOf(games, lottery);
  const noteOf = (day: string) =>
    drawNote(
      !isDoubtful(lottery, day, brazilDate()),
      isRegisteredDay(ofLottery, day) ? undefined : drawsSource(lottery, day),
    );
  return drawsWaiting(games, lottery, knownTime()).map((one) => (
    <p key={one.contest ?? one.day}>
      <strong>{waitingContest(one)}</strong> {noteOf(one.day)}
    </p>
  ));
}
