import { type ReactNode, useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { isWide } from '../../platform/device.ts';
import { centsOf } from '../../state/bet/cost.ts';
import { prices, restorePrices } from '../../state/bet/prices.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { LineIcon } from '../parts/icons.tsx';
import layout from '../parts/layout.module.css';
import { OutcomePill } from './outcome-pill.tsx';
import css from './saved-card.module.css';

interface Props {
  /** A game, or a batch: one at least. */
  readonly games: readonly SavedGame[];
  readonly title: string;
  /** What the button that unfolds it calls it. */
  readonly name: string;
  /** That of its heading. */
  readonly level: number;
  /** True for a card inside another one. */
  readonly isInner?: boolean;
  /** The only one of the list: a wide screen has nothing else to show, and it is open from the start. */
  readonly isAlone?: boolean;
  /** The part below the line while the card is folded. */
  readonly folded: ReactNode;
  /** The unfolded part. */
  readonly children: ReactNode;
}

/** A card of the saved games: its head, all of which unfolds it, and what is behind it. */
export function SavedCard({ games, title, name, level, isInner = false, isAlone = false, folded, children }: Props) {
  const [isOpen, setIsOpen] = useState(() => isAlone && isWide());
  const details = useId();
  useEffect(restorePrices, []);
  const cents = centsOf(games, useSnapshot(prices).of);
  const Heading = `h${level}` as 'h2';
  return (
    <li className={isInner ? css.inner : css.card} data-lottery={games[0]?.lotteryType} data-open={isOpen || undefined}>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading className={css.name} tabIndex={-1}>
            {title}
          </Heading>
          <div className={css.facts}>
            {games.some(({ isFavorite }) => isFavorite) ? <StarIcon isOn size={18} /> : null}
            {isInner ? null : <p>{savedTexts.line(games, title, cents)}</p>}
            <OutcomePill games={games} onlyWins={isInner} />
          </div>
        </div>
        {isOpen ? null : folded}
        <button
          type="button"
          className={css.unfold}
          aria-label={savedTexts.ofGame(savedTexts.open, name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <LineIcon>
            <path d={isOpen ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
          </LineIcon>
        </button>
      </div>
      {isOpen ? (
        <div id={details} className={`${layout.items} ${css.body}`}>
          {children}
        </div>
      ) : null}
    </li>
  );
}

/** A favourite's star: gold, where it is one. */
export const StarIcon = ({ isOn, size = 20 }: { readonly isOn: boolean; readonly size?: number }) => (
  <span className={isOn ? css.star : undefined}>
    <LineIcon size={size}>
      <path d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z" />
    </LineIcon>
  </span>
);
