import { audience } from '../../content/marketing/audience.ts';
import common from '../parts/common.module.css';
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
            <p className={common.soft}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
