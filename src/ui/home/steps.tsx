import { memo } from 'react';
import { home } from '../../content/home/home.ts';
import type { Edition } from '../../editions.ts';
import { idlePart } from '../parts/idle-part.tsx';
import css from './steps.module.css';

/** The three-step explanation, in the edition's order. */
export const Steps = memo(function Steps({ edition }: { readonly edition: Edition }) {
  return (
    <section className={css.steps} aria-labelledby="passos">
      <h2 id="passos" className={css.title}>
        {home.stepsTitle}
      </h2>
      <ol className={css.list}>
        {edition.steps.map((step, i) => (
          <li key={step} className={css.step}>
            <span className={css.badge} aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h3 className={css.name}>{home.steps[step].title}</h3>
              <p className={css.text}>{home.steps[step].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});

/** What is below the steps on the main page; if it does not load, a notice offers to try again. */
export const Marketing = idlePart(
  () => import('../marketing/marketing.tsx').then((m) => m.Marketing),
  (body) => body,
);
