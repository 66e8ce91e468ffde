import type { Page } from 'playwright-core';

/** What React has done in one go, and the scores that are on the screen then. */
export interface Commit {
  /** Components rendered again. */
  readonly rendered: number;
  /** Components that are new. */
  readonly mounted: number;
  readonly scores: number;
}

/** The part of React's tree of components that its developer tools read. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/**
 * In the page: counts as React's developer tools do: through the hook that they leave in
 * the page. Runs before the page's own scripts.
 */
export function countRenders(): void {
  const COMPONENTS = [0, 1, 11, 14, 15];
  const PERFORMED_WORK = 1;
  const commits: Commit[] = [];
  function count(fiber: Fiber, sum: { rendered: number; mounted: number }) {
    const before = fiber.alternate;
    if (COMPONENTS.includes(fiber.tag)) {
      if (!before) sum.mounted++;
      else if (fiber.flags & PERFORMED_WORK) sum.rendered++;
    }
    if (fiber.child === before?.child) return sum;
    for (let child = fiber.child; child; child = child.sibling) count(child, sum);
    return sum;
  }
  Object.assign(window, {
    commits,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_: number, root: { readonly current: Fiber }) {
        const scores = document.querySelectorAll('article [data-class]').length;
        commits.push({ ...count(root.current, { rendered: 0, mounted: 0 }), scores });
      },
    },
  });
}

/** What React has done so far, oldest first. */
export function commitsOf(page: Page): Promise<Commit[]> {
  return page.evaluate(() => (window as unknown as { commits: Commit[] }).commits);
}
