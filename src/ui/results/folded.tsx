import { type ReactNode, useState } from 'react';
import { differencesText, differentPartsText } from '../../content/results/differences.ts';
import { rowFault } from '../../content/results/refusals.ts';
import { reportTexts } from '../../content/results/report.ts';
import type { FoundResults } from '../../state/results/importing.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';

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
    <div className={`${layout.card} ${layout.alert}`}>
      <h3 className={common.name}>{title}</h3>
      <ul className={layout.list}>{shown}</ul>
      {shown.length < count ? <p className={common.small}>{reportTexts.more(count - shown.length)}</p> : null}
      {shown.length < items.length ? (
        <Button onClick={() => setIsAll(true)}>
          {items.length < count ? reportTexts.showMore : reportTexts.showAll}
        </Button>
      ) : null}
    </div>
  );
}

interface RowsProps {
  readonly rows: FoundResults['report']['leftOut'];
  /** How many there are, listed or not. */
  readonly count: number;
}

/** The rows of a file that were left out, each with its reason. */
export function LeftOutRows({ rows, count }: RowsProps) {
  if (count === 0) return null;
  const items = rows.map(({ row, contest, fault, value, differs, draw }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line of a message may have several
    <li key={i}>
      <b>{reportTexts.row(row, contest)}</b>: {rowFault(fault)}
      {value ? ` (${value})` : null}
      {differs && draw ? `: ${differencesText(differs)} (${differentPartsText(draw, differs)})` : null}
    </li>
  ));
  return <Folded title={reportTexts.leftOutTitle(count)} items={items} count={count} />;
}
