import type { Visit } from './engine.ts';

/** Calls a function, which must stand by itself, in the page. */
export async function call<A extends readonly unknown[], R>(
  visit: Visit,
  run: (...args: A) => R,
  ...args: A
): Promise<Awaited<R>> {
  const list = args.map((arg) => JSON.stringify(arg)).join();
  return (await visit.evaluate(`(${run})(${list})`)) as Awaited<R>;
}

/** Waits, without asking again and again, until a function says yes in the page. */
export async function until<A extends readonly unknown[]>(
  visit: Visit,
  isSo: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  const list = args.map((arg) => JSON.stringify(arg)).join();
  await visit.evaluate(`(${awaitChange})(() => (${isSo})(${list}))`);
}

function awaitChange(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      changes.disconnect();
      document.removeEventListener('focusin', look);
      resolve();
    };
    const changes = new MutationObserver(look);
    changes.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    document.addEventListener('focusin', look);
    look();
  });
}

/** Waits for an element whose name or text begins with these words. */
export function awaitText(visit: Visit, selector: string, text: string): Promise<void> {
  return until(
    visit,
    (wanted, start) =>
      [...document.querySelectorAll(wanted)].some((element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(start),
      ),
    selector,
    text,
  );
}

/** Waits for an element whose name or text begins with these words and clicks it as a person does. */
export async function tap(visit: Visit, selector: string, text: string): Promise<void> {
  await awaitText(visit, selector, text);
  const { x, y } = await call(visit, settledCentre, selector, text);
  await visit.clickAt(x, y);
}

/** Where an element's middle is once it is on the screen and nothing that comes to an end moves. */
async function settledCentre(selector: string, text: string): Promise<{ x: number; y: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    // What is not laid out, far from the screen, stands still for ever.
    .filter(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  for (let x = -1, y = -1; ; ) {
    const found = [...document.querySelectorAll(selector)].find((element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(text),
    );
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What was far from the screen is laid out only now, and moves what is around it.
    await frame();
    await frame();
    const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    const before = { x, y };
    x = Math.round(left + width / 2);
    y = Math.round(top + height / 2);
    // What is there but not shown, as the navigation on a result, has no middle yet.
    const isShown = width > 0 && y >= 0 && y < innerHeight;
    if (isShown && x === before.x && y === before.y) return { x, y };
  }
}

/** In the page: goes on to another address of the site, as «back» and «forward» do. */
export async function changeAddressHere(to: string): Promise<void> {
  // The entry of a dialog that has just closed goes first.
  if (history.state?.dialogs && !document.querySelector('dialog[open]')) {
    await new Promise((gone) => addEventListener('popstate', gone, { once: true }));
  }
  // The router's own function would tell it at once, also of what it must not hear before the page is live.
  History.prototype.pushState.call(history, null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Goes on to another address of the site: a new page each time takes far longer. */
export function goOn(visit: Visit, address: string): Promise<void> {
  return call(visit, changeAddressHere, address);
}

/** Goes on to another run, and waits until its first ticket is there in the place of the one before. */
export async function followLink(visit: Visit, link: string): Promise<void> {
  await call(visit, () => {
    const shown = document.querySelector('article [aria-label^="Números: "]')?.getAttribute('aria-label') ?? '';
    document.documentElement.dataset.left = shown;
  });
  await goOn(visit, link);
  await until(visit, () => {
    const shown = document.querySelector('article [aria-label^="Números: "]')?.getAttribute('aria-label');
    return Boolean(shown) && shown !== document.documentElement.dataset.left;
  });
}
