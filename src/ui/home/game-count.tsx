import { useSnapshot } from 'valtio/react';
import { home } from '../../content/home/home.ts';
import { site } from '../../content/shell/site.ts';
import type { Edition } from '../../editions.ts';
import { chooseGames, nearestCount, settings } from '../../state/preferences/settings.ts';
import { playSound } from '../../state/preferences/sounds.ts';
import { limitFor, openPremiumModal, premium } from '../../state/premium/premium.ts';
import { LockIcon } from '../parts/icons.tsx';
import css from './game-count.module.css';

/** Buttons for the number of games, one of them pressed; the locked ones open the premium dialog. */
export function GameCount({ edition }: { readonly edition: Edition }) {
  const { games } = useSnapshot(settings);
  const max = limitFor(edition.quickGames, useSnapshot(premium));
  const chosen = nearestCount(games, edition.gameCounts, max);
  const choose = (count: number, isLocked: boolean) => {
    playSound('click');
    if (isLocked) openPremiumModal();
    else chooseGames(count);
  };
  return (
    <fieldset>
      <legend className="visually-hidden">{home.games}</legend>
      <div className={css.row}>
        {edition.gameCounts.map((count) => {
          const isLocked = count > max;
          return (
            <button
              key={count}
              type="button"
              className={css.count}
              aria-pressed={chosen === count}
              aria-describedby={isLocked ? 'so-premium' : undefined}
              onClick={() => choose(count, isLocked)}
            >
              <span className={css.figure}>{count}</span> <span className={css.unit}>{home.gamesUnit(count)}</span>
              {isLocked ? (
                <span className={css.lock}>
                  <LockIcon />
                </span>
              ) : null}
            </button>
          );
        })}
      </div>
      <span id="so-premium" hidden>
        {site.premiumOnly}
      </span>
    </fieldset>
  );
}
