import { useId, useState } from 'react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { toggleFavorite } from '../../state/saved-games/changes.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { FoldIcon, StarIcon } from './game-icons.tsx';
import { GameMenu } from './game-menu.tsx';
import { GameNumbers } from './game-numbers.tsx';
import css from './saved-row.module.css';

interface Props {
  readonly game: SavedGame;
  /** What the row is called in the outline of the page. */
  readonly Heading?: 'h3' | 'h4';
}

/** One saved game: a row with its numbers, which unfolds to where it comes from and what to do. */
export function SavedGameItem({ game, Heading = 'h3' }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  const lottery = lotteryOf(game.lotteryType);
  const name = savedTexts.gameName(game);
  return (
    <li className={css.item} data-lottery={lottery.key}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading className={css.name} tabIndex={-1}>
            {game.name ?? lottery.name}
          </Heading>
          {game.name ? <p className={css.soft}>{lottery.name}</p> : null}
          {isOpen ? null : <GameNumbers numbers={game.numbers} isOpen={false} />}
        </div>
        <button
          type="button"
          className={css.unfold}
          aria-label={savedTexts.ofGame(savedTexts.open, name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FoldIcon isOpen={isOpen} />
        </button>
        <button
          type="button"
          className={css.star}
          aria-label={savedTexts.ofGame(savedTexts.favorite, name)}
          aria-pressed={game.isFavorite}
          onClick={() => toggleFavorite(game.id)}
        >
          <StarIcon isOn={game.isFavorite} />
        </button>
      </div>
      {isOpen ? <GameMenu id={details} game={game} name={name} /> : null}
    </li>
  );
}
