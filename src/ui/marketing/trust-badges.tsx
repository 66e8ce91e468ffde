import { trust } from '../../content/marketing/marketing.ts';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import { Section } from './section.tsx';
import css from './trust-badges.module.css';

const PATHS: Record<(typeof trust.badges)[number]['id'], string> = {
  device: 'M9 3h14v26H9zM14 25h4M13 13l2.5 2.5L20 11',
  'no-account': 'M16 15a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM6 28c0-6 4-9 10-9s10 3 10 9M4 4l24 24',
  repeat: 'M6 14a10 10 0 0 1 18-4l2 3M26 6v7h-7M26 18a10 10 0 0 1-18 4l-2-3M6 26v-7h7',
  'no-trackers': 'M3 16s5-8 13-8 13 8 13 8-5 8-13 8S3 16 3 16zM16 19.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 5l22 22',
  adults:
    'M16 29a13 13 0 1 0 0-26 13 13 0 0 0 0 26zM9 12.5l2.5-2v11M17.5 15.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17.5 21.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM23 13.5v5M20.5 16h5',
};

/** The five trust badges. */
export function TrustBadges() {
  return (
    <Section id="confianca" title={trust.title}>
      <ul className={css.badges}>
        {trust.badges.map(({ id, title, text }) => (
          <li key={id} className={css.badge}>
            <LineIcon grid={32} size={36} path={PATHS[id]} />
            <div>
              <h3 className={common.name}>{title}</h3>
              <p className={common.soft}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
