import { memo, useState } from 'react';
import { resultTexts } from '../../content/run/result.ts';
import layout from '../parts/layout.module.css';
import { lazyPart } from '../parts/lazy-part.tsx';
import css from './details.module.css';
import type { DetailsProps } from './details-panel.tsx';

const Panel = lazyPart(() => import('./details-panel.tsx').then((m) => m.DetailsPanel));

/** «Detalhes», folded; the panel in it loads when it is first unfolded. */
export const Details = memo(function Details(props: DetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={layout.card} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.title}>{resultTexts.details}</summary>
      {isOpen ? <Panel.Part {...props} /> : null}
    </details>
  );
});
