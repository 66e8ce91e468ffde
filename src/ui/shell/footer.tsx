import { site } from '../../content/site.ts';
import css from './footer.module.css';

/** What is simulated and what nothing can change, in plain words, on every page. */
export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <h2 className={css.title}>{site.fairPlayTitle}</h2>
        <ul className={css.list}>
          {site.fairPlay.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={css.adults}>
          <strong>{site.adults}</strong> {site.responsible}
        </p>
      </div>
    </footer>
  );
}
