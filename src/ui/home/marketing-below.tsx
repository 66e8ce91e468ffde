import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/idle.ts';
import { lazyPart } from '../parts/lazy-part.tsx';

const Marketing = lazyPart(() => import('../marketing/marketing.tsx').then((m) => m.Marketing));

/** The marketing below the fold; comes once the page has nothing better to do. */
export function MarketingBelow() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return isDue ? <Marketing.Part /> : null;
}
