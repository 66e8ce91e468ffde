import type { Page } from 'playwright-core';

type Counted = { answeredRuns?: number };

/** Counts, in the page, the answers of workers that are a whole run. */
export function countAnsweredRuns(): void {
  const PageWorker = window.Worker;
  if (!PageWorker) return;
  const counted = window as unknown as Counted;
  counted.answeredRuns = 0;
  window.Worker = class extends PageWorker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (data?.value?.outcome?.value?.receipt) (counted.answeredRuns as number)++;
      });
    }
  };
}

/** How many runs the page's workers have answered. */
export function answeredRuns(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Counted).answeredRuns ?? 0);
}

/** Waits until they have answered more than `before`: the overlay's clock is all that is left. */
export async function awaitAnsweredRun(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (count) => ((window as unknown as Counted).answeredRuns ?? 0) > count,
    before,
  );
}
