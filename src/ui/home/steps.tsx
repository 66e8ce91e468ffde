import { stepsTexts } from '../../content/home/steps.ts';
import type { Edition } from '../../editions.ts';
import common from '../parts/common.module.css';
import { idlePart } from '../parts/idle-part.tsx';
import css from './steps.module.css';

/** What is below the steps on the main page; if it does not load, a notice offers to try again. */
const Marketing = idlePart(
  () => import('../marketing/marketing.tsx').then((m) => m.Marketing),
  (body) => body,
);

/** The three-step explanation, in the edition's order, and what is below it. */
export function Steps({ edition }: { readonly edition: Edition }) {
  return (
    <>
      <section className={css.steps} aria-labelledby="passos">
        <h2 id="passos" className={common.lead}>
          {stepsTexts.title}
        </h2>
        <ol className={css.list}>
          {edition.steps.map((step, i) => (
            <li key={step} className={css.step}>
              <span className={css.badge} aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <h3 className={css.name}>{stepsTexts[step].title}</h3>
                <p className={css.text}>{stepsTexts[step].text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {edition.marketing ? <Marketing /> : null}
    </>
  );
}
