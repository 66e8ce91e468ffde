import { memo } from 'react';
import { upsell } from '../../content/premium/upsell.ts';
import { openCheckout } from '../../state/premium/checkout.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './upsell.module.css';

/** The premium advantages below a result. */
export const Upsell = memo(function Upsell() {
  return (
    <section className={`${layout.card} ${layout.tint} ${css.upsell}`} aria-labelledby="vantagens">
      <h2 id="vantagens" className={`${common.lead} ${css.title}`}>
        {upsell.title}
      </h2>
      <ul className={`${layout.list} ${css.list}`}>
        {upsell.advantages.map((line) => (
          <li key={line} className={css.check}>
            {line}
          </li>
        ))}
      </ul>
      <Button wide className={css.go} onClick={openCheckout}>
        {upsell.button} <span className={css.email}>{upsell.email}</span>
      </Button>
      <p className={css.users}>
        <strong className={common.lead}>{upsell.users}</strong> <span className={common.small}>{upsell.sample}</span>
      </p>
      <p className={common.small}>{upsell.honest}</p>
    </section>
  );
});
