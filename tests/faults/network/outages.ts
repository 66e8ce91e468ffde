import { expect } from 'vitest';
import { offlineTexts } from '../../../src/content/offline/offline.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import { pauseClock } from '../../e2e/clock.ts';
import { awaitCopy, type FaultyHost, type Harm } from '../../e2e/faulty-host.ts';
import { WIDE_WHEEL } from '../../e2e/link.ts';
import { choose, generateFast, lotteryList, skipOverlay } from '../../e2e/steps.ts';
import type { Visit } from '../../engines/engine.ts';
import { awaitText, call, goOn, until } from '../../engines/in-page.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import type { Fault, Scene } from '../fault.ts';
import { awaitTold } from '../input/hand-in.ts';
import { NO_PAUSES, pressShown, reloaded } from './in-turn.ts';
import { ALLOW } from './parts.ts';

const base = { host: 'as shipped', allow: ALLOW, first: NO_PAUSES } as const;
/** In the other engines pages have one anyway. */
const kept = { ...base, options: { serviceWorkers: 'allow' } } as const;

/** Opens home and waits until all of it is kept. */
async function openKept({ visit, host }: Scene): Promise<void> {
  await visit.open(`${host().site()}/`);
  await call(visit, () => navigator.serviceWorker.ready.then(() => {}));
}

/** Opens home and waits until it hears where it is led. */
async function openLive(visit: Visit, host: FaultyHost): Promise<void> {
  await visit.open(`${host.site()}/`);
  await awaitText(visit, 'main button', 'Sua aposta');
}

async function expectTickets(visit: Visit): Promise<void> {
  expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
}

const retried = async (visit: Visit, words: string) => {
  await pressShown(visit, siteTexts.retry);
  await awaitTold(visit, words);
};

const FREQUENT = 'Números mais frequentes';
const FAILED = 'Esta parte não carregou. Veja se há internet';

/** Has the page ask for a newer version, as the browser does from time to time. */
function findUpdate(visit: Visit): Promise<void> {
  return call(visit, async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve));
    if (!registration.waiting) throw new Error('the newer version did not come whole');
  });
}

/** Shows in the page what becomes of the service worker that it registers. */
const WATCH_INSTALLING = `if (typeof ServiceWorkerContainer !== 'undefined') {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...args) {
    const registration = await register.apply(this, args);
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      document.documentElement.dataset.worker = worker.state;
    });
    return registration;
  };
}`;
const becomes = (visit: Visit, state: string) =>
  until(visit, (wanted) => document.documentElement.dataset.worker === wanted, state);

/** What comes with status 200 while the copy is made, and is not what the build made. */
const WRONG: readonly (readonly [name: string, file: RegExp, how: Harm, done: string, daily?: Fault['daily']])[] = [
  ['each page', /\.html$/, 'closed', 'is a page of the host’s own', 'chromium'],
  ['each page', /\.html$/, 'empty', 'is empty'],
  ['each page', /\.html$/, 'cut', 'comes without its end'],
  ['a script', /wheel/, 'empty', 'is empty'],
];

/** What befalls the way to the host, and the copy that does without it. */
export const OUTAGE_FAULTS: readonly Fault[] = [
  {
    ...base,
    done: 'the host goes away under an open page, and comes back',
    saw: `«${FAILED}», and after «${siteTexts.retry}» all`,
    daily: 'chromium',
    // The other engines keep a copy of all by then.
    only: 'chromium',
    async play({ visit, host: own }) {
      const host = own();
      host.harm = { file: /views-|dialogs-|lab-/, how: 'reset' };
      await openLive(visit, host);
      await host.down();
      await goOn(visit, '/?view=frequent');
      await awaitTold(visit, FAILED);
      expect(await call(visit, () => document.querySelector('[role=alert]')?.textContent)).not.toContain(
        siteTexts.reload,
      );
      await host.up();
      host.release();
      await retried(visit, FREQUENT);
    },
  },
  {
    ...kept,
    done: 'the host goes away for good after one visit',
    saw: 'a wheel, a view and the page anew, all from the copy',
    // Elsewhere a page without a network has no first script: tests/engines opens such a one.
    only: 'chromium',
    daily: 'chromium',
    async play(scene) {
      const { visit } = scene;
      await openKept(scene);
      await scene.host().down();
      await visit.open(scene.host().site() + WIDE_WHEEL);
      await expectTickets(visit);
      await goOn(visit, '/?view=frequent');
      await awaitTold(visit, FREQUENT);
    },
  },
  {
    ...kept,
    done: 'an old copy, and on the host a newer version, without any file of the old one',
    saw: 'the old version, whole: tickets, a wheel, a view',
    async play(scene) {
      const { visit } = scene;
      await openKept(scene);
      scene.host().version = 2;
      await visit.open(scene.host().site() + WIDE_WHEEL);
      await expectTickets(visit);
      await goOn(visit, '/?view=frequent');
      await awaitTold(visit, FREQUENT);
    },
  },
  {
    ...base,
    only: 'chromium',
    options: { premium: true },
    done: 'a newer version on the host under an open page that has no copy',
    saw: '«o app deve ter sido atualizado», and after «Recarregar a página» the view, and what was chosen',
    async play({ visit, host: own, page }) {
      const host = own();
      host.harm = { file: /views-|dialogs-|lab-/, how: 'lost' };
      await openLive(visit, host);
      await choose(page(), 'quina', 3);
      host.version = 2;
      await goOn(visit, '/?view=frequent');
      await awaitTold(visit, siteTexts.failed.outdated);
      host.release();
      await reloaded(visit, () => pressShown(visit, siteTexts.reload));
      await awaitTold(visit, FREQUENT);
      expect(await call(visit, () => location.search)).toBe('?view=frequent');
      await goOn(visit, '/');
      await page().getByRole('button', { name: '3 jogos', pressed: true }).waitFor();
      expect(await lotteryList(page()).inputValue()).toBe('quina');
    },
  },
  {
    ...kept,
    done: 'a portal that sends its page for every file, with a copy; then somebody signs in',
    saw: 'all from the copy, which stays whole',
    async play(scene) {
      const { visit } = scene;
      await openKept(scene);
      const host = scene.host();
      host.harm = { file: /./, how: 'page' };
      await visit.open(host.site() + WIDE_WHEEL);
      await expectTickets(visit);
      await call(visit, () =>
        navigator.serviceWorker.ready.then((known) =>
          known.update().then(
            () => {},
            () => {},
          ),
        ),
      );
      await goOn(visit, '/?view=frequent');
      await awaitTold(visit, FREQUENT);
      host.release();
      await visit.open(host.site() + WIDE_WHEEL);
      await expectTickets(visit);
    },
  },
  {
    ...base,
    only: 'chromium',
    done: 'a portal that sends its page for every file, without a copy; then somebody signs in',
    saw: '«Esta parte não carregou», and after «Tentar de novo» all',
    async play({ visit, host: own }) {
      const host = own();
      host.harm = { file: /views-|dialogs-|lab-/, how: 'lost' };
      await openLive(visit, host);
      host.harm = { file: /./, how: 'page' };
      await goOn(visit, '/?view=frequent');
      await awaitTold(visit, 'Esta parte não carregou');
      host.release();
      await retried(visit, FREQUENT);
    },
  },
  {
    ...kept,
    only: 'chromium',
    done: 'the service worker is stopped',
    saw: 'a view that comes all the same, the page anew without a network',
    async play(scene) {
      const { visit, page } = scene;
      await openKept(scene);
      const devtools = await page().context().newCDPSession(page());
      await devtools.send('ServiceWorker.enable');
      await devtools.send('ServiceWorker.stopAllWorkers');
      await scene.host().down();
      await goOn(visit, '/?view=frequent');
      await awaitTold(visit, FREQUENT);
      await devtools.send('ServiceWorker.stopAllWorkers');
      await visit.open(scene.host().site() + WIDE_WHEEL);
      await expectTickets(visit);
    },
  },
  {
    ...base,
    first: '',
    only: 'chromium',
    options: { serviceWorkers: 'allow', clock: true },
    daily: 'chromium',
    done: 'a newer version is installed in mid-run',
    saw: 'no offer before the tickets, then the offer; a tap beside it is a run like any other',
    async play(scene) {
      const { visit, host: own } = scene;
      const page = scene.page();
      const offer = page.getByRole('button', { name: offlineTexts.update });
      await openKept(scene);
      await awaitCopy(page);
      own().version = 2;
      await skipOverlay(page, async () => {
        await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
        await page.getByRole('dialog', { name: 'Gerando seus jogos' }).waitFor();
        await pauseClock(page);
        await findUpdate(visit);
        expect(await offer.count()).toBe(0);
      });
      await page.clock.resume();
      await offer.waitFor();
      await expectTickets(visit);
      expect(await page.locator('script[src]').first().getAttribute('src')).toMatch(/^\/assets\/initial/);
      await page.getByRole('button', { name: 'Novo Jogo' }).click();
      await skipOverlay(page, async () => {
        await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
        await offer.waitFor({ state: 'detached' });
      });
      await offer.waitFor();
    },
  },
  {
    ...base,
    done: 'a browser that has no service workers',
    saw: 'tickets; nothing asks for one',
    first: `Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });`,
    async play({ visit, host: own }) {
      await visit.open(own().site() + WIDE_WHEEL);
      await expectTickets(visit);
      expect(own().asked).not.toContain('/sw.js');
    },
  },
  {
    ...kept,
    done: 'a browser that wants no service worker here',
    saw: 'tickets, no word',
    first: `if (typeof ServiceWorkerContainer !== 'undefined') {
      ServiceWorkerContainer.prototype.register = () => {
        document.documentElement.dataset.worker = 'refused';
        return Promise.reject(new DOMException('refused', 'SecurityError'));
      };
    }`,
    async play({ visit, host: own }) {
      await visit.open(own().site() + WIDE_WHEEL);
      await expectTickets(visit);
      await becomes(visit, 'refused');
    },
  },
  {
    ...kept,
    only: 'chromium',
    first: WATCH_INSTALLING,
    done: 'no room for a copy, and then room',
    saw: 'tickets both times, then also without a network',
    async play({ visit, host: own, page }) {
      const host = own();
      const devtools = await page().context().newCDPSession(page());
      const origin = host.site();
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
      await visit.open(origin);
      await becomes(visit, 'redundant');
      await devtools.send('Storage.overrideQuotaForOrigin', { origin });
      await visit.open(origin);
      await becomes(visit, 'activated');
      await host.down();
      await visit.open(origin + WIDE_WHEEL);
      await expectTickets(visit);
    },
  },
  ...(['lost', 'page'] as const).map(
    (how): Fault => ({
      ...kept,
      only: 'chromium',
      first: WATCH_INSTALLING,
      options: { serviceWorkers: 'allow', clock: true },
      ...(how === 'lost' && { daily: 'chromium' as const }),
      done: `a file that the copy lacks is ${how === 'lost' ? 'lost' : 'a page'}, and found at the next visit`,
      saw: 'tickets both times; the copy fetches what it lacks and no page anew',
      async play({ visit, host: own, page }) {
        const host = own();
        host.harm = { file: /wheel/, how };
        await visit.open(`${host.site()}/`);
        await becomes(visit, 'redundant');
        await generateFast(page());
        host.release();
        host.asked = [];
        await visit.open(`${host.site()}/`);
        await becomes(visit, 'activated');
        expect(host.asked.filter((path) => path.endsWith('.html'))).toEqual([]);
      },
    }),
  ),
  ...WRONG.map(
    ([name, file, how, done, daily]): Fault => ({
      ...kept,
      only: 'chromium',
      first: WATCH_INSTALLING,
      ...(daily && { daily }),
      done: `${name} ${done} while the copy is made, with status 200`,
      saw: 'the app at the next visit, and then without a network',
      async play({ visit, host: own }) {
        const host = own();
        host.harm = { file, how };
        await visit.open(`${host.site()}/`);
        await until(visit, () => /redundant|activated/.test(document.documentElement.dataset.worker ?? ''));
        host.release();
        await visit.open(`${host.site()}/`);
        await awaitText(visit, 'main button', 'Sua aposta');
        await becomes(visit, 'activated');
        await host.down();
        await visit.open(host.site() + WIDE_WHEEL);
        await expectTickets(visit);
      },
    }),
  ),
];
