import { site as siteTexts } from '../../../src/content/shell/site.ts';
import type { FaultyHost } from '../../e2e/faulty-host.ts';
import { HANG_MS } from '../../engines/engine.ts';
import type { Step, Steps } from '../fault.ts';
import { doAll } from '../hands.ts';

/** What the browser writes of files that do not come. */
export const ALLOW =
  /40[34]|503|MIME|Failed to (load|fetch)|ERR_|is not there|UnreachableError|SyntaxError|Unexpected|import|dynamically|stylesheet|unknown error|did not load/i;

/**
 * A first script: waits of a promise that nothing else could end go by at once. They are those between the tries of
 * what does not load; limits of what may still come stay as they are.
 */
const NO_PAUSES = `
  const later = window.setTimeout;
  window.setTimeout = (run, ms, ...more) =>
    later(run, /\\[native code\\]/.test(run) && ms >= 1000 ? ms / 50 : ms, ...more);`;

/** What most cases of the network have; their pages keep no copy in Chromium. */
export const BASE = { host: 'as shipped', allow: ALLOW, break: NO_PAUSES } as const;
/** Pages of the other engines keep one anyway. */
export const WITH_COPY = { ...BASE, options: { serviceWorkers: 'allow' } } as const;

/** Something that the host does from here on. */
const onHost =
  (act: (host: FaultyHost) => unknown): Step =>
  ({ host }) =>
    act(host());
/** All comes whole from here on. */
export const release = onHost((host) => host.release());
export const down = onHost((host) => host.down());
export const up = onHost((host) => host.up());
/** The host has a newer version, and nothing of the old one. */
export const update = onHost((host) => {
  host.version = 2;
});

/** Does what has the page load anew, and waits for that. */
export const reloaded =
  (act: Steps): Step =>
  async (scene) => {
    await scene.visit.evaluate('window.isLeft = true');
    await doAll(act, scene);
    const end = Date.now() + HANG_MS;
    while (!(await scene.visit.evaluate('!window.isLeft').catch(() => false))) {
      if (Date.now() > end) throw new Error('the page does not come anew');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

/**
 * Presses the button of this name that is on the screen, once, wherever it is: no more than a tap of a script. While
 * one waits for it a click that moves the focus would be done again.
 */
const pressShown =
  (name: string): Step =>
  async ({ visit }) => {
    const find = `[...document.querySelectorAll('button')].find((each) =>
      each.textContent === ${JSON.stringify(name)} && each.getClientRects().length > 0)`;
    await visit.evaluate(`${find}.click()`);
  };
export const retry = pressShown(siteTexts.retry);
export const reload = pressShown(siteTexts.reload);
