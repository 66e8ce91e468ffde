import type { ReactNode } from 'react';
import { audience, news } from '../../content/marketing/marketing.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { DeviceDrawing, OddsDrawing, ReceiptDrawing } from './illustrations.tsx';
import css from './marketing.module.css';
import { Section } from './section.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustBadges } from './trust-badges.tsx';
import { VideoFacade } from './video-facade.tsx';

/** The marketing below the tools of the main page. */
export function Marketing() {
  return (
    <div className={`${layout.form} ${css.marketing}`}>
      <VideoFacade />
      <TrustBadges />
      <div className={`${layout.form} ${css.brochure}`}>
        <AudienceList />
        <Testimonials />
        <News />
      </div>
    </div>
  );
}

/** The audience, one line each. */
function AudienceList() {
  return (
    <Section id="publico" title={audience.title}>
      <ul className={css.people}>
        {audience.people.map(({ id, text }) => (
          <li key={id} className={css.person}>
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const DRAWINGS: Record<(typeof news.items)[number]['id'], () => ReactNode> = {
  device: DeviceDrawing,
  receipt: ReceiptDrawing,
  odds: OddsDrawing,
};

/** News about the product: drawings with captions, labelled as illustrations. */
function News() {
  return (
    <Section id="novidades" title={news.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard a row is scrolled once it has the focus */}
      <ul className={`${css.row} ${css.news}`} aria-labelledby="novidades" tabIndex={0}>
        {news.items.map(({ id, title, text }) => {
          const Drawing = DRAWINGS[id];
          return (
            <li key={id} className={css.place}>
              <figure className={css.item}>
                <div className={css.picture}>
                  <Drawing />
                </div>
                <figcaption className={layout.list}>
                  <h3 className={common.name}>{title}</h3>
                  <p>{text}</p>
                  <p className={common.small}>{news.label}</p>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
