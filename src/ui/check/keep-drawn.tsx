import { useSnapshot } from 'valtio/react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { byHandTexts } from '../../content/check/by-hand.ts';
import { drawsDue } from '../../state/check/due.ts';
import { canKeepByHand, keepByHand } from '../../state/check/keep-by-hand.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';

interface Props {
  readonly lottery: Lottery;
  /** All that were drawn. */
  readonly drawn: readonly number[];
}

/** Keeps the numbers that were tapped as the result of a contest that registered games wait for, where that is known. */
export function KeepDrawn({ lottery, drawn }: Props) {
  const { games } = useSnapshot(savedGames);
  if (!canKeepByHand(lottery)) return null;
  const keep = async (due: Parameters<typeof keepByHand>[2]) => {
    const isKept = await keepByHand(lottery, drawn, due);
    showToast(isKept ? byHandTexts.kept(due.contest) : byHandTexts.notKept);
  };
  return drawsDue(games, lottery.key, knownTime()).map(({ contest, day }) =>
    contest === undefined ? (
      <p key={day}>{byHandTexts.noContest(day)}</p>
    ) : (
      <Button key={contest} look="tinted" onClick={() => void keep({ contest, day })}>
        {byHandTexts.keep(contest)}
      </Button>
    ),
  );
}
