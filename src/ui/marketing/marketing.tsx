import { startTransition, useEffect, useState } from 'react';
import { resultsLink } from '../../content/results/results-link.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { schedule } from '../../platform/schedule.ts';
import { ToPage } from '../address/to-page.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { AudienceList, News, TrustBadges } from './lists.tsx';
import css from './marketing.module.css';
import { Testimonials } from './testimonials.tsx';
import { VideoFacade } from './video-facade.tsx';

const SECTIONS = [Intro, Testimonials, News, TrustBadges];

/**
 * What follows the tools on the main page: video, audience, samples of use, news, badges. One after the other, each
 * once the page has nothing better to do: a weak phone is busy with all of them at once for as long as a tap may take.
 */
export function Marketing() {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count === SECTIONS.length) return;
    return schedule('idle', () => startTransition(() => setCount(count + 1)));
  }, [count]);
  return (
    <div className={`${layout.form} ${css.marketing}`}>
      {SECTIONS.slice(0, count).map((Section) => (
        <Section key={Section.name} />
      ))}
    </div>
  );
}

/** The line that leads to the page of real results, the video, and whom the product is for. */
function Intro() {
  return (
    <div className={css.intro}>
      <p className={`${common.soft} ${css.line}`}>
        {resultsLink.question}{' '}
        <ToPage page={RESULTS_PAGE} className={css.link}>
          {resultsLink.bring}
        </ToPage>
      </p>
      <VideoFacade />
      <AudienceList />
    </div>
  );
}
