import type { MouseEvent } from 'react';
import { lotteryOf } from '../../../workers/shared/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { formatDay } from '../../content/format-day.ts';
import { resultTexts } from '../../content/run/result.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { deleteGame, restoreGame, toggleFavorite } from '../../state/saved-games/changes.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import type { RemovedGame } from '../../state/saved-games/list.ts';
import { showOffer, showToast } from '../../state/shell/toasts.ts';
import { focusDialogTitle } from '../parts/heading-focus.ts';
import { StarIcon, TrashIcon } from './game-icons.tsx';
import css from './saved-game-item.module.css';

/** One saved game: its numbers, where it comes from, favorite and delete. */
export function SavedGameItem({ game }: { readonly game: SavedGame }) {
  const lottery = lotteryOf(game.lotteryType);
  // By its first numbers: the games of one run share lottery and day.
  const name = `${lottery.name}, ${game.numbers.slice(0, 6).map(formatNumber).join(' ')}`;
  const remove = async (event: MouseEvent<HTMLElement>) => {
    takeRepeats(event.nativeEvent);
    const item = event.currentTarget.closest('li');
    const near = item?.nextElementSibling ?? item?.previousElementSibling;
    const deletion = deleteGame(game.id);
    focusIn(near);
    const removed = await deletion;
    if (!removed) return;
    const first = game.numbers.slice(0, 3).map(formatNumber).join(' ');
    showOffer(savedTexts.removed(lottery.name, first), {
      label: savedTexts.undo,
      run: (again) => {
        takeRepeats(again);
        void undo(removed);
      },
    });
  };
  return (
    <li className={css.item} data-lottery={lottery.key}>
      <div className={css.head}>
        <div className={css.words}>
          <h3 className={css.name} tabIndex={-1}>
            {lottery.name}
          </h3>
          <p className={css.from}>
            {strategyName(game.catalogueId ?? game.strategy)} · {formatDay(game.date.slice(0, 10))}
          </p>
        </div>
        <div className={css.tools}>
          <button
            type="button"
            className={css.tool}
            aria-label={savedTexts.ofGame(savedTexts.favorite, name)}
            aria-pressed={game.isFavorite}
            onClick={() => toggleFavorite(game.id)}
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
      <div role="img" aria-label={resultTexts.numbers(game.numbers)}>
        <div className={css.numbers} aria-hidden="true">
          {game.numbers.map((n) => (
            <b key={n} className={css.number}>
              {formatNumber(n)}
            </b>
          ))}
        </div>
      </div>
    </li>
  );
}

/** Brings the reader to a game beside the one that goes, or else to the title. */
function focusIn(item: Element | null | undefined): void {
  const heading = item?.querySelector<HTMLElement>('h3');
  if (heading) heading.focus({ preventScroll: true });
  else focusDialogTitle();
}

async function undo(removed: RemovedGame): Promise<void> {
  focusDialogTitle();
  if ((await restoreGame(removed)) === 'full') showToast(savedTexts.undoFailed);
}
