import type { Visit } from '../../engines/engine.ts';
import { HANG_MS } from '../../engines/engine.ts';
import { call } from '../../engines/in-page.ts';

/**
 * A first script: waits of a promise that nothing else could end go by at once. They are those between the tries of
 * what does not load; limits of what may still come stay as they are.
 */
export const NO_PAUSES = `
  const later = window.setTimeout;
  window.setTimeout = (run, ms, ...more) =>
    later(run, /\\[native code\\]/.test(run) && ms >= 1000 ? ms / 50 : ms, ...more);`;

/** Does what has the page load anew, and waits for that. */
export async function reloaded(visit: Visit, act: () => Promise<unknown>): Promise<void> {
  await visit.evaluate('window.isLeft = true');
  await act();
  const end = Date.now() + HANG_MS;
  while (!(await visit.evaluate('!window.isLeft').catch(() => false))) {
    if (Date.now() > end) throw new Error('the page does not come anew');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Presses the button of this name that is on the screen, wherever it is: no more than a tap of a script. */
export function pressShown(visit: Visit, name: string): Promise<void> {
  return call(
    visit,
    (text) => {
      const buttons = [...document.querySelectorAll('button')];
      const shown = buttons.find((each) => each.textContent === text && each.getClientRects().length > 0);
      if (!shown) throw new Error(`${text} is not there`);
      shown.click();
    },
    name,
  );
}
