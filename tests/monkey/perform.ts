import type { Page } from 'playwright-core';
import type { Event } from './events.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { reach, type Target, type Wanted } from './in-page.ts';
import { evaluateIn } from './page-time.ts';

/** Does an event; returns it with the name of what it was done to, or undefined where that is not there. */
export async function perform(page: Page, site: string, event: Event): Promise<Event | undefined> {
  const [, kind = '', rest = ''] = /^(\S+) ?(.*)$/s.exec(event) ?? [];
  return DEEDS[kind]?.(page, rest, site);
}

/** Leads the page to another address of its own, as «back» does: the router hears of that by the event alone. */
function follow(page: Page, link: string): Promise<void> {
  return evaluateIn(
    page,
    (to) => {
      History.prototype.pushState.call(history, null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    link,
  );
}

type Deed = (page: Page, rest: string, site: string) => Promise<Event | undefined>;

const DEEDS: Readonly<Record<string, Deed>> = {
  async tap(page, rest) {
    const target = await find(page, rest, false);
    if (!target) return undefined;
    // A list opens a menu of the system's.
    if (target.choices > 0) return choose(page, target, Number(rest.slice(1)) % target.choices);
    await page.mouse.click(target.x, target.y);
    return `tap ${target.nth} ${target.control}`;
  },
  async choose(page, rest) {
    const [what = '', choice] = rest.split(' = ');
    const target = await find(page, what, false);
    return target && choose(page, target, Number(choice) % (target.choices || 1));
  },
  async type(page, rest) {
    const [what = '', text] = rest.split(' = ');
    const target = await find(page, what, true);
    if (!target) return undefined;
    await page.evaluate(() => (document.activeElement as HTMLInputElement).select?.());
    await page.keyboard.insertText(HOSTILE_TEXTS[Number(text)] ?? '');
    return `type ${target.nth} ${target.control} = ${text}`;
  },
  async key(page, name) {
    await page.keyboard.press(name);
    return `key ${name}`;
  },
  async scroll(page, pixels) {
    await evaluateIn(page, (by) => scrollBy({ top: by, behavior: 'instant' }), Number(pixels));
    return `scroll ${pixels}`;
  },
  async size(page, size) {
    const [width = 360, height = 640] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    return `size ${size}`;
  },
  async turn(page) {
    const { width, height } = page.viewportSize() ?? { width: 360, height: 640 };
    await page.setViewportSize({ width: height, height: width });
    return 'turn';
  },
  async back(page) {
    // The entry below the first is the blank page of a new tab.
    if (!(await evaluateIn(page, () => navigation.canGoBack))) return undefined;
    await page.goBack({ waitUntil: 'commit' });
    return 'back';
  },
  async forward(page) {
    if (!(await evaluateIn(page, () => navigation.canGoForward))) return undefined;
    await page.goForward({ waitUntil: 'commit' });
    return 'forward';
  },
  async reload(page) {
    await page.reload();
    return 'reload';
  },
  async go(page, path, site) {
    await page.goto(site + path);
    return `go ${path}`;
  },
  async follow(page, link) {
    await follow(page, link);
    return `follow ${link}`;
  },
  async run(page, link) {
    await follow(page, link);
    return `run ${link}`;
  },
  async break(page) {
    await evaluateIn(page, () => {
      window.breaksNext = true;
    });
    return 'break';
  },
  wait: async (_, ms) => `wait ${ms}`,
  check: async () => 'check',
  hold: async (_, names) => `hold ${names}`,
};

function find(page: Page, what: string, isText: boolean): Promise<Target | undefined> {
  const [, nth, control = ''] = /^(\d+) (.*)$/s.exec(what) ?? [];
  const wanted: Wanted = nth === undefined ? { pick: Number(what.slice(1)), isText } : { nth: Number(nth), control };
  return evaluateIn(page, reach, wanted).then((target) => target ?? undefined);
}

async function choose(page: Page, target: Target, choice: number): Promise<Event> {
  const at = { x: target.x, y: target.y, choice };
  await evaluateIn(
    page,
    ({ x, y, choice }) => {
      const list = document.elementFromPoint(x, y);
      if (!(list instanceof HTMLSelectElement)) return;
      list.focus();
      list.selectedIndex = choice;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    at,
  );
  return `choose ${target.nth} ${target.control} = ${choice}`;
}
