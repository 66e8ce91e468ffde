import { type ReactNode, useState } from 'react';
import { listTexts } from '../../content/check/list.ts';
import { Button } from '../parts/button.tsx';
import layout from '../parts/layout.module.css';

/** So many entries are shown at first, and so many more at a time: a weak phone takes 1 s to lay out some hundred. */
const SHOWN = 20;

interface Props<T> {
  readonly items: readonly T[];
  /** The entry of an item; nothing where it has none. */
  readonly show: (item: T) => ReactNode;
}

/** A list of any length: its first entries, and more of them when asked for. */
export function MoreList<T>({ items, show }: Props<T>) {
  const [shown, setShown] = useState(SHOWN);
  if (items.length === 0) return null;
  return (
    <>
      <ul className={layout.items}>{items.slice(0, shown).map(show)}</ul>
      {items.length > shown ? (
        <Button wide onClick={() => setShown(shown + SHOWN)}>
          {listTexts.more(Math.min(SHOWN, items.length - shown))}
        </Button>
      ) : null}
    </>
  );
}
