import { type ReactNode, useState } from 'react';
import { reportTexts } from '../../content/results/report.ts';
import { Button } from '../parts/button.tsx';
import archive from './archive.module.css';
import css from './folded.module.css';

/** Entries that are open from the start. */
const FIRST = 5;

interface Props {
  readonly title: string;
  readonly items: readonly ReactNode[];
  /** How many there are, also of those that are not among the items. */
  readonly count: number;
}

/** A list of what a person should look at: its first entries, and the rest when asked for. */
export function Folded({ title, items, count }: Props) {
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? items : items.slice(0, FIRST);
  return (
    <div className={css.folded}>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.list}>{shown}</ul>
      {shown.length < count ? <p className={archive.small}>{reportTexts.more(count - shown.length)}</p> : null}
      {shown.length < items.length ? (
        <Button onClick={() => setIsAll(true)}>
          {items.length < count ? reportTexts.showMore : reportTexts.showAll}
        </Button>
      ) : null}
    </div>
  );
}
