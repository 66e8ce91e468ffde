import type { ReactNode } from 'react';
import css from './share-way.module.css';

interface Props {
  readonly icon: ReactNode;
  readonly name: string;
  readonly hint: string;
  readonly onClick: () => void;
  /** Whether what it opens below is open; undefined where it opens nothing. */
  readonly isOpen?: boolean;
}

/** One way to share: its name, and its outcome below. */
export function ShareWay({ icon, name, hint, onClick, isOpen }: Props) {
  return (
    <button type="button" className={css.way} aria-expanded={isOpen} onClick={onClick}>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>
        <span className={css.name}>{name}</span> <span className={css.hint}>{hint}</span>
      </span>
    </button>
  );
}
