import { audience } from '../../content/marketing/audience.ts';
import css from './audience-list.module.css';
import { Section } from './section.tsx';

/** Whom the product is for. */
export function AudienceList() {
  return (
    <Section id="publico" title={audience.title}>
      <ul className={css.list}>
        {audience.people.map(({ id, title, text }) => (
          <li key={id} className={css.item}>
            <h3 className={css.name}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
