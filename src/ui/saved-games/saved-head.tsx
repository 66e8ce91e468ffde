import { type ReactNode, useId, useState } from 'react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { MoreIcon } from '../parts/tool-button.tsx';
import css from './saved-list.module.css';

interface Props {
  /** How many games there are, or were found. */
  readonly told: string;
  /** What stands behind «⋯». */
  readonly children: ReactNode;
  /** True while it is folded away. */
  readonly onClose: () => void;
}

/** How many games there are, with «⋯» beside it. */
export function SavedHead({ told, children, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const options = useId();
  const toggle = () => {
    if (isOpen) onClose();
    setIsOpen(!isOpen);
  };
  return (
    <>
      <div className={css.head}>
        <p className={common.small} role="status">
          {told}
        </p>
        <button
          type="button"
          className={`${common.icon} ${css.more}`}
          aria-label={savedTexts.options}
          aria-expanded={isOpen}
          aria-controls={isOpen ? options : undefined}
          onClick={toggle}
        >
          <MoreIcon />
        </button>
      </div>
      {isOpen ? (
        <div id={options} className={`${layout.card} ${layout.raised} ${css.options}`}>
          {children}
        </div>
      ) : null}
    </>
  );
}
