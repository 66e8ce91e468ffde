import { type ReactNode, useId, useState } from 'react';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import css from './saved-row.module.css';

interface Props {
  readonly lottery: LotteryKey | undefined;
  readonly title: string;
  /** What the row is called in the outline of the page. */
  readonly Heading?: 'h3' | 'h4';
  /** What the button that unfolds it calls it. */
  readonly name: string;
  readonly isGroup?: boolean;
  /** A line below the title. */
  readonly line?: string | undefined;
  /** What is below that while the row is folded. */
  readonly folded?: ReactNode;
  /** A button beside the one that unfolds it. */
  readonly button?: ReactNode;
  /** What it unfolds to. */
  readonly children: ReactNode;
}

/** A row of the saved games: its head, all of which unfolds it, and what is behind it. */
export function SavedRow(props: Props) {
  const { lottery, title, Heading = 'h3', name, isGroup, line, folded, button, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  return (
    <li className={isGroup ? `${css.item} ${css.group}` : css.item} data-lottery={lottery}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading className={css.name} tabIndex={-1}>
            {title}
          </Heading>
          {line ? <p className={common.small}>{line}</p> : null}
          {isOpen ? null : folded}
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
        {button}
      </div>
      {isOpen ? (
        <div id={details} className={css.body}>
          {children}
        </div>
      ) : null}
    </li>
  );
}

/** An arrow to what a button unfolds, or folds again. */
export const FoldIcon = ({ isOpen }: { readonly isOpen: boolean }) => (
  <LineIcon>
    <path d={isOpen ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
  </LineIcon>
);
