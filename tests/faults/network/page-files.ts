import { expect } from 'vitest';
import { overlayTexts } from '../../../src/content/run/overlay.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import type { Harm } from '../../e2e/faulty-host.ts';
import { linkTo } from '../../e2e/link.ts';
import { awaitText, call, tap, until } from '../../engines/in-page.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import type { Fault } from '../fault.ts';
import { awaitTold } from '../input/hand-in.ts';
import { NO_PAUSES, pressShown, reloaded } from './in-turn.ts';
import { ALLOW } from './parts.ts';

/** Harms that a page's own script is known to have met: what has come of it cannot run. */
const SCRIPT_HARMS: readonly (readonly [how: Harm, done: string, more?: Pick<Fault, 'daily'>])[] = [
  ['lost', 'is not there'],
  ['cut', 'comes without its end', { daily: 'chromium' }],
  ['page', 'is a page instead', { daily: 'every engine' }],
  ['reset', 'ends with the connection'],
  ['error', 'is an error of the host’s'],
  ['type', 'is of another type'],
  ['length', 'is shorter than it should be'],
];

/** Files without which a page does all the same. */
const NEEDLESS: readonly (readonly [name: string, file: RegExp, how: Harm, done: string])[] = [
  ['the pictures', /\.(svg|png)$/, 'lost', 'are not there'],
  ['the manifest', /webmanifest/, 'lost', 'is not there'],
  ['the manifest', /webmanifest/, 'page', 'is a page'],
  ['the manifest', /webmanifest/, 'cut', 'comes without its end'],
  ['the service worker', /sw\.js/, 'lost', 'is not there'],
  ['the service worker', /sw\.js/, 'page', 'is a page'],
  ['the service worker', /sw\.js/, 'cut', 'comes without its end'],
  ['the service worker', /sw\.js/, 'type', 'is of another type'],
  ['the service worker', /sw\.js/, 'reset', 'ends with the connection'],
  ['what the service worker keeps', /licenses|preview|laboratorio|diario|bolao/, 'reset', 'ends with the connection'],
];

/** What runs in workers, and on the page's own thread in their place. */
const WORKERS: readonly (readonly [name: string, file: RegExp, how: Harm, done: string, link?: string])[] = [
  ['the workers', /entry-/, 'lost', 'is not there'],
  ['the workers', /entry-/, 'page', 'is a page'],
  ['the workers', /entry-/, 'cut', 'comes without its end'],
  ['the workers', /entry-/, 'reset', 'ends with the connection'],
];

const base = { host: 'as shipped', allow: ALLOW, first: NO_PAUSES } as const;
const isLive = 'Sua aposta';

/** The colour of the chosen lottery, which the style of what comes later has for all but the first. */
const accent = () => getComputedStyle(document.querySelector('[data-lottery]') as Element).getPropertyValue('--accent');

/** What befalls the files of every page. */
export const PAGE_FILE_FAULTS: readonly Fault[] = [
  {
    ...base,
    // Its tries would be over too soon.
    first: '',
    done: 'the style of what comes later is not there',
    saw: 'the colours of the first lottery, and soon those of the chosen one, by themselves',
    async play({ visit, host: own }) {
      const host = own();
      host.harm = { file: /rest-.*css/, how: 'lost' };
      await visit.open(`${host.site()}/`);
      const first = await call(visit, accent);
      await awaitText(visit, 'main button', isLive);
      await call(visit, () => {
        const list = document.querySelector('select') as HTMLSelectElement;
        list.value = 'quina';
        list.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await until(visit, () => document.querySelector('[data-lottery=quina]') !== null);
      host.release();
      const other = async () => (await call(visit, accent)) !== first;
      await expect.poll(other).toBe(true);
    },
  },
  ...SCRIPT_HARMS.map(
    ([how, done, more]): Fault => ({
      ...base,
      ...more,
      // Patience must not end before the error is known.
      first: '',
      done: `the page's own script ${done}, and somebody asks for a ticket`,
      saw: `«${overlayTexts.lost}», and after «${siteTexts.retry}» all`,
      async play({ visit, host: own }) {
        const host = own();
        host.harm = { file: /initial-.*js/, how };
        await visit.open(`${host.site()}/`);
        await tap(visit, 'button', 'Gerar bilhete rápido');
        await awaitTold(visit, overlayTexts.lost);
        host.release();
        const asked = host.asked.length;
        await reloaded(visit, () => pressShown(visit, siteTexts.retry));
        // The very script is renewed before the page comes again; what makes runs may still be on its way.
        const [renewed] = host.asked.slice(asked).filter((path) => path === '/' || /initial-/.test(path));
        expect(renewed).toMatch(/initial-/);
        // A run that did not come about leads home.
        await awaitText(visit, 'main button', isLive);
        expect(await call(visit, () => location.search)).toBe('');
      },
    }),
  ),
  {
    ...base,
    first: '',
    only: 'chromium',
    options: { serviceWorkers: 'allow' },
    allow: new RegExp(`does not start|${ALLOW.source}`),
    daily: 'chromium',
    done: 'the script of the copy does not start, the host has a newer version, and somebody asks for a ticket',
    saw: `«${overlayTexts.lost}», and after «${siteTexts.retry}» the newer version, and then without a network`,
    async play({ visit, host: own }) {
      const host = own();
      await visit.open(`${host.site()}/`);
      await call(visit, async () => {
        await navigator.serviceWorker.ready;
        const [name = ''] = await caches.keys();
        const cache = await caches.open(name);
        const script = (await cache.keys()).find(({ url }) => /initial-/.test(url));
        const headers = { 'Content-Type': 'text/javascript' };
        if (script) await cache.put(script, new Response('throw new Error("does not start")', { headers }));
      });
      host.version = 2;
      await visit.open(`${host.site()}/`);
      await tap(visit, 'button', 'Gerar bilhete rápido');
      await awaitTold(visit, overlayTexts.lost);
      await reloaded(visit, () => pressShown(visit, siteTexts.retry));
      await awaitText(visit, 'main button', isLive);
      const script = await call(visit, () => document.querySelector<HTMLScriptElement>('script[src]')?.src);
      expect(script).toContain('/assets/v2/');
      await call(visit, () => navigator.serviceWorker.ready.then(() => {}));
      await host.down();
      await visit.open(host.site() + linkTo({ games: 3 }));
      expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
    },
  },
  ...NEEDLESS.map(
    ([name, file, how, done]): Fault => ({
      ...base,
      done: `${name} ${done}`,
      saw: 'the tickets, no word',
      options: { serviceWorkers: 'allow' },
      async play({ visit, host: own }) {
        const host = own();
        host.harm = { file, how };
        await visit.open(host.site() + linkTo({ games: 3 }));
        expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
        await call(visit, () => navigator.serviceWorker?.getRegistration().then(() => {}));
        const alerts = () =>
          [...document.querySelectorAll('[role=alert]')].filter((each) => each.getClientRects().length > 0).length;
        expect(await call(visit, alerts)).toBe(0);
      },
    }),
  ),
  ...WORKERS.map(
    ([name, file, how, done]): Fault => ({
      ...base,
      done: `the file of ${name} ${done}`,
      saw: 'the tickets, and «Modo compatível: um arquivo do gerador não carregou»',
      async play({ visit, host: own }) {
        const host = own();
        host.harm = { file, how };
        await visit.open(host.site() + linkTo({ games: 3 }));
        expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
        await awaitTold(visit, 'Modo compatível: um arquivo do gerador não carregou');
      },
    }),
  ),
];
