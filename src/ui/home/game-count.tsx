import { useSnapshot } from 'valtio/react';
import { home } from '../../content/home.ts';
import { chooseGames, settings } from '../../state/settings.ts';
import css from './game-count.module.css';

/** Buttons for the number of games, one of them pressed. */
export function GameCount({ counts }: { readonly counts: readonly number[] }) {
  const { games } = useSnapshot(settings);
  return (
    <fieldset>
      <legend className={css.legend}>{home.games}</legend>
      <div className={css.row}>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            className={css.count}
            aria-pressed={games === count}
            onClick={() => chooseGames(count)}
          >
            <span className={css.figure}>{count}</span>{' '}
            <span className={css.unit}>{home.gamesUnit(count)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
