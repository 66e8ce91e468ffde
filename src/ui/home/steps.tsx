import { home } from '../../content/home/home.ts';
import css from './steps.module.css';

/** The three-step explanation. */
export function Steps() {
  return (
    <section className={css.steps} aria-labelledby="passos">
      <h2 id="passos" className={css.title}>
        {home.stepsTitle}
      </h2>
      <ol className={css.list}>
        {home.steps.map((step, i) => (
          <li key={step.title} className={css.step}>
            <span className={css.badge} aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h3 className={css.name}>{step.title}</h3>
              <p className={css.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
