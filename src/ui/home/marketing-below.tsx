import { memo, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/idle.ts';
import { lazyPart } from '../parts/lazy-part.tsx';

const Marketing = lazyPart(() => import('../marketing/marketing.tsx').then((m) => m.Marketing));

/** The marketing below the fold; comes once the page has nothing better to do, a bit at a time. */
export const MarketingBelow = memo(function MarketingBelow() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setIsDue(true));
    return whenIdle(() => void Marketing.preload().then(show));
  }, []);
  return isDue ? <Marketing.Part /> : null;
});
