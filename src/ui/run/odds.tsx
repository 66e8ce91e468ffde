import { memo, useState } from 'react';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { oddsTexts } from '../../content/bet/odds.ts';
import layout from '../parts/layout.module.css';
import { lazyPart } from '../parts/lazy-part.tsx';
import css from './odds.module.css';

const Panel = lazyPart(() => import('../bet/odds-panel.tsx').then((m) => m.OddsPanel));

interface Props {
  readonly receipt: Receipt;
  readonly tickets: readonly Ticket[];
}

/** «Chances e custo», folded; what is in it loads as it is first unfolded. */
export const Odds = memo(function Odds(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={layout.card} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.title}>{oddsTexts.title}</summary>
      {isOpen ? <Panel.Part {...props} /> : null}
    </details>
  );
});
