import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import css from './saved-count.module.css';

/** How many games are saved, on the way to them; nothing for none. */
export function SavedCount() {
  const { games } = useSnapshot(savedGames);
  useEffect(() => void loadSavedGames(), []);
  return games.length > 0 ? (
    <span className={css.count} aria-hidden="true">
      {games.length}
    </span>
  ) : null;
}
