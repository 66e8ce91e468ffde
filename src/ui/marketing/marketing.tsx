import { useState } from 'react';
import { more } from '../../content/marketing/marketing.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { AudienceList, News, TrustBadges } from './lists.tsx';
import css from './marketing.module.css';
import { Testimonials } from './testimonials.tsx';
import { VideoFacade } from './video-facade.tsx';

/** What follows the tools on the main page: video and badges; audience, samples of use and news once asked for. */
export function Marketing() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={`${layout.form} ${css.marketing}`}>
      <VideoFacade />
      <TrustBadges />
      <details className={layout.card} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={common.strong}>{more}</summary>
        {isOpen ? (
          <div className={`${layout.form} ${css.more}`}>
            <AudienceList />
            <Testimonials />
            <News />
          </div>
        ) : null}
      </details>
    </div>
  );
}
