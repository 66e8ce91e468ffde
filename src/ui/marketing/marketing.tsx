import { AudienceList } from './audience-list.tsx';
import css from './marketing.module.css';
import { News } from './news.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustBadges } from './trust-badges.tsx';
import { VideoFacade } from './video-facade.tsx';

/** What follows the tools on the main page: video, audience, samples of use, news, badges. */
export function Marketing() {
  return (
    <div className={css.marketing}>
      <div className={css.intro}>
        <VideoFacade />
        <AudienceList />
      </div>
      <Testimonials />
      <News />
      <TrustBadges />
    </div>
  );
}
