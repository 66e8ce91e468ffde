import type { Visit } from '../../engines/engine.ts';
import { chromiumVisit } from '../chromium-visit.ts';
import type { Scene } from '../fault.ts';
import { begin } from './doing.ts';

/** The app in two tabs of one browser, each in its process; both are live. */
export async function openTwo({ visit, site, page }: Scene): Promise<[Visit, Visit]> {
  const second = chromiumVisit(await page().context().newPage());
  await begin(visit, site);
  await begin(second, site);
  return [visit, second];
}

/** Both at the same time. */
export async function both(tabs: readonly Visit[], act: (tab: Visit, i: number) => Promise<unknown>): Promise<void> {
  await Promise.all(tabs.map((tab, i) => act(tab, i)));
}
