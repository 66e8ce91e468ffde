import type { Page } from 'playwright-core';
import type { Visit } from '../engines/engine.ts';

/** A page of Chromium as the other engines' pages are handled. Its profile ends with the test. */
export function chromiumVisit(page: Page): Visit {
  return {
    async open(address) {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    clickAt: (x, y) => page.mouse.click(x, y),
    screenshot: () => page.screenshot(),
    async close() {},
  };
}
