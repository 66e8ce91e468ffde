import { help } from '../../content/how-it-works/help.ts';
import css from './how-it-works.module.css';

/** 18+, play responsibly, and where to find help. */
export function HelpPlaces() {
  return (
    <section className={css.help}>
      <h3 className={css.title}>{help.title}</h3>
      <p>
        <strong className={css.adults}>{help.adults}</strong> {help.adultsText}
      </p>
      <p>{help.lead}</p>
      <ul className={css.places}>
        {help.places.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <a className={css.call} href={`tel:${help.phone}`}>
        {help.call}
      </a>
    </section>
  );
}
