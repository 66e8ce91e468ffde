import type { Page } from 'playwright-core';

/** Is the focus in a dialog, or nowhere: on nothing that a dialog covers? */
export function isFocusInDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body || activeElement?.closest('dialog') !== null;
  });
}
