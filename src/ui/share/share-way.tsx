import type { ReactNode } from 'react';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import layout from '../parts/layout.module.css';
import css from './share-dialog.module.css';

const FRAME = 'M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z';

/** The drawing of each way. */
const ICONS = {
  message: 'M4 5h16v11H9l-5 4z',
  picture: `${FRAME}M5 17l5-5 3 3 2.5-2.5L19 16M15.5 9h.01`,
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2h-2v4h2M14 20h.01',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  table: `${FRAME}M4 10h16M4 14.5h16M10 10v9`,
} as const;

interface Props {
  readonly icon: keyof typeof ICONS;
  readonly name: string;
  readonly hint: string;
  readonly onClick: () => void;
  /** Whether what it opens below is open; undefined where it opens nothing. */
  readonly isOpen?: boolean;
  /** What it opens below. */
  readonly children?: ReactNode;
}

/** One way to share: its name, its outcome, and what it opens below. */
export function ShareWay({ icon, name, hint, onClick, isOpen, children }: Props) {
  return (
    <li className={layout.list}>
      <button type="button" className={css.way} aria-expanded={isOpen} onClick={onClick}>
        <span className={css.icon}>
          <LineIcon path={ICONS[icon]} />
        </span>
        <span className={css.words}>
          <span className={common.strong}>{name}</span> <span className={common.small}>{hint}</span>
        </span>
      </button>
      {isOpen ? children : null}
    </li>
  );
}
