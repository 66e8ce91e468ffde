import { trust } from '../../content/marketing/trust-badges.ts';
import { BadgeIcon } from './badge-icon.tsx';
import { Section } from './section.tsx';
import css from './trust-badges.module.css';

/** What a visitor can count on. */
export function TrustBadges() {
  return (
    <Section id="confianca" title={trust.title}>
      <ul className={css.list}>
        {trust.badges.map(({ id, title, text }) => (
          <li key={id} className={css.badge}>
            <BadgeIcon id={id} />
            <div>
              <h3 className={css.name}>{title}</h3>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
