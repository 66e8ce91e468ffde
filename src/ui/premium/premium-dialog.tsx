import { premium as texts } from '../../content/premium/premium.ts';
import { upsell } from '../../content/premium/upsell.ts';
import { openCheckout } from '../../state/premium/checkout.ts';
import { closePremiumModal } from '../../state/premium/premium.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './premium-dialog.module.css';
import advantages from './upsell.module.css';

/** The upsell dialog: five benefits and the way to the external checkout. */
export function PremiumDialog() {
  return (
    <>
      <p className={common.lead}>{texts.lead}</p>
      <p>{texts.honest}</p>
      <ul className={layout.items} aria-label={texts.benefitsTitle}>
        {texts.benefits.map(({ title, text }) => (
          <li key={title} className={advantages.check}>
            <strong>{title}</strong>
            <span className={common.soft}>{text}</span>
          </li>
        ))}
      </ul>
      <div className={`${layout.foot} ${css.way}`}>
        <Button look="primary" wide onClick={openCheckout}>
          {texts.checkout}
        </Button>
      </div>
      <p className={`${common.small} ${css.note}`}>{texts.email}</p>
      <p className={`${common.small} ${css.note}`}>{texts.free}</p>
      <p className={`${common.small} ${css.note}`}>
        <strong>{upsell.users}</strong> <span className={css.sample}>{upsell.sample}</span>
      </p>
      <Button wide onClick={closePremiumModal}>
        {texts.notNow}
      </Button>
    </>
  );
}
