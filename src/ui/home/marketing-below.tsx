import { memo } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useReadyWhenIdle } from '../parts/use-ready-when-idle.ts';

const Marketing = lazyPart(() => import('../marketing/marketing.tsx').then((m) => m.Marketing));

/** The marketing below the fold; comes once the page has nothing better to do, a bit at a time. */
export const MarketingBelow = memo(function MarketingBelow() {
  return useReadyWhenIdle(Marketing) ? <Marketing.Part /> : null;
});
