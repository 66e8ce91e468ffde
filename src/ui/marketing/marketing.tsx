import layout from '../parts/layout.module.css';
import { Brochure } from './brochure.tsx';
import css from './marketing.module.css';
import { TrustBadges } from './trust-badges.tsx';
import { VideoFacade } from './video-facade.tsx';

/** The marketing below the tools of the main page. */
export function Marketing() {
  return (
    <div className={`${layout.form} ${css.marketing}`}>
      <VideoFacade />
      <TrustBadges />
      <Brochure />
    </div>
  );
}
