import type { Locator, Page } from 'playwright-core';
import { video } from '../../src/content/marketing/marketing.ts';
import { button } from './steps.ts';

/** The button of the explainer video. Not in `steps.ts`: Node alone cannot load the pictures of the marketing. */
export function watchVideo(page: Page): Locator {
  return button(page, video.play);
}
