import { proxy } from 'valtio/vanilla';

/** Today where the draws take place, for what stands in the page as it is built: empty until the page is live and knows. */
export const today = proxy({ day: '' });
