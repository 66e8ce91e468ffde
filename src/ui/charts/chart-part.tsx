import { type SyntheticEvent, useState } from 'react';
import common from '../parts/common.module.css';
import { Chart } from './chart.tsx';
import css from './chart-part.module.css';
import type { ChartView } from './chart-view.ts';

interface Props {
  readonly view: ChartView;
  readonly startsOpen?: boolean;
}

/** A chart that is folded to its name and what it found; it is drawn when it is opened. */
export function ChartPart({ view, startsOpen = false }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const toggle = (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return (
    <details className={css.part} open={isOpen} onToggle={toggle}>
      <summary className={css.head}>
        <h2 className={common.lead}>{view.title}</h2>
        <span className={common.small}>{view.found}</span>
      </summary>
      {isOpen ? <Chart view={view} /> : null}
    </details>
  );
}
