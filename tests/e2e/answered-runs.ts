import type { Page } from 'playwright-core';

type Counted = { answeredRuns?: number };

/** Counts, in the page, the engine's answers that are a whole run, from wherever it runs. */
export function countAnsweredRuns(): void {
  const counted = window as unknown as Counted;
  counted.answeredRuns = 0;
  const count = ({ data }: MessageEvent) => {
    if (data?.value?.outcome?.value?.receipt) (counted.answeredRuns as number)++;
  };
  const PageWorker = window.Worker;
  if (PageWorker) {
    window.Worker = class extends PageWorker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', count);
      }
    };
  }
  const PageChannel = window.MessageChannel;
  window.MessageChannel = class extends PageChannel {
    constructor() {
      super();
      this.port1.addEventListener('message', count);
    }
  };
}

/** How many runs the engine has answered. */
export function answeredRuns(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Counted).answeredRuns ?? 0);
}

/** Waits until it has answered more than `before`: the overlay's clock is all that is left. */
export async function awaitAnsweredRun(page: Page, before: number): Promise<void> {
  await page.waitForFunction((count) => ((window as unknown as Counted).answeredRuns ?? 0) > count, before);
}
