import { lotteryOf } from '../../../workers/domain/lotteries.ts';
import { formatDay, formatNumber } from '../../content/format.ts';
import { resultTexts } from '../../content/result.ts';
import { savedTexts } from '../../content/saved.ts';
import { strategyName } from '../../content/strategy-name.ts';
import { deleteGame, restoreGame, toggleFavourite } from '../../state/saved-games-changes.ts';
import type { SavedGame } from '../../state/saved-games-game.ts';
import { showToast } from '../../state/toasts.ts';
import { focusDialogTitle } from '../parts/heading-focus.ts';
import { StarIcon, TrashIcon } from '../parts/icons.tsx';
import css from './saved-game-item.module.css';

/** One saved game: its numbers, where it comes from, favourite and delete. */
export function SavedGameItem({ game }: { readonly game: SavedGame }) {
  const lottery = lotteryOf(game.lotteryType);
  // By its first numbers: the games of one run share lottery and day.
  const name = `${lottery.name}, ${game.numbers.slice(0, 6).map(formatNumber).join(' ')}`;
  const remove = () => {
    const removed = deleteGame(game.id);
    if (!removed) return;
    focusDialogTitle();
    showToast(savedTexts.removed, {
      label: savedTexts.undo,
      run: () => {
        focusDialogTitle();
        if (restoreGame(removed) === 'full') showToast(savedTexts.undoFailed);
      },
    });
  };
  return (
    <li className={css.item} data-lottery={lottery.key}>
      <div className={css.head}>
        <div>
          <h3 className={css.name}>{lottery.name}</h3>
          <p className={css.from}>
            {strategyName(game.catalogueId ?? game.strategy)} · {formatDay(game.date.slice(0, 10))}
          </p>
        </div>
        <div className={css.tools}>
          <button
            type="button"
            className={css.tool}
            aria-label={savedTexts.ofGame(savedTexts.favourite, name)}
            aria-pressed={game.isFavorite}
            onClick={() => toggleFavourite(game.id)}
          >
            <StarIcon isOn={game.isFavorite} />
          </button>
          <button
            type="button"
            className={css.tool}
            aria-label={savedTexts.ofGame(savedTexts.remove, name)}
            onClick={remove}
          >
            <TrashIcon />
          </button>
        </div>
      </div>
      <ul className={css.numbers} aria-label={resultTexts.numbers}>
        {game.numbers.map((n) => (
          <li key={n} className={css.number}>
            {formatNumber(n)}
          </li>
        ))}
      </ul>
    </li>
  );
}
