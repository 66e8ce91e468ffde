import { footerTexts } from '../shell/footer.ts';
import { audience } from './audience.ts';
import { news } from './news.ts';
import { testimonials } from './testimonials.ts';
import { trust } from './trust-badges.ts';
import { video } from './video.ts';

/** All marketing content of the main page, as `checkMarketing` looks at it when the app is built. */
export const marketing = {
  video,
  audience: audience.people,
  testimonials,
  news: news.items,
  badges: trust.badges,
  footer: footerTexts,
} as const;
