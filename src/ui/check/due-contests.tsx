import { useSnapshot } from 'valtio/react';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { dueContests } from '../../content/draw-day/due.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { contestsDue } from '../../state/draw-day/due.ts';
import { results } from '../../state/results/results.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';

/** Which results the registered games of a lottery wait for; nothing where all are here. */
export function DueContests({ lottery }: { readonly lottery: LotteryKey }) {
  const { games } = useSnapshot(savedGames);
  useSnapshot(results);
  const due = contestsDue(games, lottery, knownTime());
  return due.length === 0 ? null : (
    <p>
      <strong>{dueContests(due)}</strong>
    </p>
  );
}
