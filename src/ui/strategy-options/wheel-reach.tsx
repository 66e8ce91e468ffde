import { useEffect, useRef, useState } from 'react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import { optionTexts } from '../../content/strategy-options/options.ts';
import {
  gamesFor,
  knownWheelSizes,
  loadWheelSizes,
  reachOf,
  type WheelSizes,
} from '../../state/strategy-options/wheel-sizes.ts';
import { Button } from '../parts/button.tsx';
import css from '../parts/field.module.css';
import { Notice } from '../parts/notice.tsx';

interface Props {
  readonly lottery: LotteryKey;
  readonly options: StrategyOptions | null;
  readonly games: number;
  /** Takes the number of games that those chosen need. */
  readonly onGames?: (games: number) => void;
}

/** How many numbers the games can fence in; a warning when too many are chosen. */
export function WheelReach({ lottery, options, games, onGames }: Props) {
  const sizes = useWheelSizes(lottery, options?.hits ?? lotteryOf(lottery).guarantee);
  const reach = reachOf(sizes, games);
  const chosen = options?.pool?.length ?? 0;
  const hasTaken = useRef(false);
  if (reach !== undefined && chosen > reach) {
    const needed = gamesFor(sizes, chosen);
    const action =
      onGames && needed !== undefined ? (
        <Button
          onClick={() => {
            hasTaken.current = true;
            onGames(needed);
          }}
        >
          {optionTexts.takeGames(needed)}
        </Button>
      ) : null;
    return <Notice actions={action}>{optionTexts.tooMany(chosen, needed)}</Notice>;
  }
  return (
    // The button goes with the warning: move the focus to the element in its place.
    <p
      ref={(element) => {
        if (hasTaken.current) element?.focus();
        hasTaken.current = false;
      }}
      className={css.reach}
      tabIndex={-1}
      aria-live="polite"
    >
      {reach === undefined ? '' : optionTexts.reach(games, reach)}
    </p>
  );
}

/** The wheel sizes of a guarantee; empty while it is not there. */
function useWheelSizes(lottery: LotteryKey, hits: number): WheelSizes {
  // Renders again when they have come.
  const [, setLoaded] = useState<WheelSizes>();
  useEffect(() => void loadWheelSizes(lottery, hits).then(setLoaded), [lottery, hits]);
  return knownWheelSizes(lottery, hits);
}
