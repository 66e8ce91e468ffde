import { expect } from 'vitest';
import { betTexts } from '../../../src/content/bet/bet.ts';
import { home } from '../../../src/content/home/home.ts';
import { offlineTexts } from '../../../src/content/offline/offline.ts';
import { runFailed } from '../../../src/content/run/not-loaded.ts';
import { overlayTexts } from '../../../src/content/run/overlay.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import { answeredRuns } from '../../e2e/answered-runs.ts';
import { pauseClock } from '../../e2e/clock.ts';
import type { FaultyHost, Harm } from '../../e2e/faulty-host.ts';
import { linkTo, WIDE_WHEEL } from '../../e2e/link.ts';
import { awaitResult, choose, generateFast, lotteryList, OVERLAY_MS, quick, skipOverlay } from '../../e2e/steps.ts';
import { call } from '../../engines/in-page.ts';
import { becomes, kept, keptAlone, room, WATCH_INSTALLING } from '../copies.ts';
import type { Fault, Step, Steps } from '../fault.ts';
import { awaitText, doAll, go, inChromium, noAlert, open, pass, run, tap, tickets, told, until } from '../hands.ts';
import { ALLOW, BASE, down, harm, onHost, release, reload, reloaded, retry, up, update, WITH_COPY } from './hands.ts';
import { HOST_RESULTS_FAULTS } from './host-results.ts';
import { PART_FAULTS } from './parts.ts';

/** Parts that come once the page is live. */
const PARTS = /-view-|dialogs-/;
const RUN_FILE = /first-run-.*js/;
const FAILED = 'Esta parte não carregou. Veja se há internet';
const LINK = linkTo({ games: 3 });

/** Opens home and waits until it hears where it is led, or until all of it is kept. */
const isLive = awaitText('main button', betTexts.title);
const openLive = [open(), isLive];
const openKept = [open(), kept];
const view: Steps = [go('/?view=frequent'), told('Nos últimos 30 sorteios')];
const wheel: Steps = [open(WIDE_WHEEL), tickets];
const search =
  (is: string): Step =>
  async ({ visit }) =>
    expect(await visit.evaluate('location.search')).toBe(is);

const askForTicket = tap('button', home.quick);
const askInVain: Steps = [open(), askForTicket, told(overlayTexts.lost)];
const AFTER_RETRY = `«${overlayTexts.lost}», and after «${siteTexts.retry}»`;

/** The very script is renewed before the page comes again; what makes runs may still be on its way. */
const renewed: Step = async (scene) => {
  const host = scene.host();
  host.asked = [];
  await doAll(reloaded(retry), scene);
  expect(host.asked.find((path) => path === '/' || /initial-/.test(path))).toMatch(/initial-/);
};

/** The colour of the chosen lottery, which the style of what comes later has for all but the first. */
const accent = () => getComputedStyle(document.querySelector('[data-lottery]') as Element).getPropertyValue('--accent');
const chooseQuina = run(`(() => {
  const list = document.querySelector('select');
  list.value = 'quina';
  list.dispatchEvent(new Event('change', { bubbles: true }));
})()`);

/** Puts a script that throws in the place of the page's own, in the copy of the app. */
const breakCopy = run(`caches.keys().then(async ([name]) => {
  const cache = await caches.open(name);
  const script = (await cache.keys()).find(({ url }) => /initial-/.test(url));
  const headers = { 'Content-Type': 'text/javascript' };
  await cache.put(script, new Response('throw new Error("does not start")', { headers }));
})`);

/** What befalls the files of every page. */
const pageFiles: readonly Fault[] = [
  {
    ...BASE,
    // Its tries would be over too soon.
    break: '',
    done: 'the style of what comes later is not there',
    saw: 'the colours of the first lottery, and soon those of the chosen one, by themselves',
    harm: [/rest-.*css/, 'lost'],
    act: open(),
    see: async (scene) => {
      const first = await call(scene.visit, accent);
      const isQuina = until(() => document.querySelector('[data-lottery=quina]') !== null);
      await doAll([isLive, chooseQuina, isQuina, release], scene);
      await expect.poll(() => call(scene.visit, accent), { timeout: 60_000 }).not.toBe(first);
    },
  },
  ...(
    [
      ['lost', 'is not there'],
      ['cut', 'comes without its end', { daily: 'chromium' }],
      ['page', 'is a page instead', { daily: 'every engine' }],
      ['reset', 'ends with the connection'],
      ['error', 'is an error of the host’s'],
      ['type', 'is of another type'],
      ['length', 'is shorter than it should be'],
    ] as readonly (readonly [how: Harm, done: string, more?: Pick<Fault, 'daily'>])[]
  ).map(
    ([how, done, more]): Fault => ({
      ...BASE,
      ...more,
      // Patience must not end before the error is known.
      break: '',
      done: `the page's own script ${done}, and somebody asks for a ticket`,
      saw: `${AFTER_RETRY} all`,
      harm: [/initial-.*js/, how],
      act: [askInVain, release],
      // A run that did not come about leads home.
      see: [renewed, isLive, search('')],
    }),
  ),
  {
    ...WITH_COPY,
    break: '',
    only: 'chromium',
    allow: new RegExp(`does not start|${ALLOW.source}`),
    daily: 'chromium',
    done: 'the script of the copy does not start, the host has a newer version, and somebody asks for a ticket',
    saw: `${AFTER_RETRY} the newer version, and then without a network`,
    act: [openKept, breakCopy, update, askInVain],
    see: [
      reloaded(retry),
      isLive,
      async ({ visit }) =>
        expect(await visit.evaluate("document.querySelector('script[src]').src")).toContain('/assets/v2/'),
      kept,
      down,
      open(LINK),
      tickets,
    ],
  },
  ...(
    [
      ['the pictures', /\.(svg|png)$/, 'lost', 'are not there'],
      ['the manifest', /webmanifest/, 'lost', 'is not there'],
      ['the manifest', /webmanifest/, 'page', 'is a page'],
      ['the manifest', /webmanifest/, 'cut', 'comes without its end'],
      ['the service worker', /sw\.js/, 'lost', 'is not there'],
      ['the service worker', /sw\.js/, 'page', 'is a page'],
      ['the service worker', /sw\.js/, 'cut', 'comes without its end'],
      ['the service worker', /sw\.js/, 'type', 'is of another type'],
      ['the service worker', /sw\.js/, 'reset', 'ends with the connection'],
      [
        'what the service worker keeps',
        /licenses|preview|laboratorio|diario|bolao/,
        'reset',
        'ends with the connection',
      ],
    ] as const
  ).map(
    ([name, file, how, done]): Fault => ({
      ...WITH_COPY,
      done: `${name} ${done}`,
      saw: 'the tickets, no word',
      harm: [file, how],
      act: open(LINK),
      see: [tickets, run('navigator.serviceWorker?.getRegistration().then(() => {})'), noAlert],
    }),
  ),
  {
    // `worker/table.ts` has what else it may be.
    ...BASE,
    done: 'the file of the workers is not there',
    saw: 'the tickets, and «Modo compatível: um arquivo do gerador não carregou»',
    harm: [/entry-/, 'lost'],
    act: open(LINK),
    see: [tickets, told('Modo compatível: um arquivo do gerador não carregou')],
  },
];

/** Shows so that there is no service worker. */
const REFUSE_WORKER = `if (typeof ServiceWorkerContainer !== 'undefined') {
  ServiceWorkerContainer.prototype.register = () => {
    document.documentElement.dataset.worker = 'refused';
    return Promise.reject(new DOMException('refused', 'SecurityError'));
  };
}`;
const stopWorker = inChromium(async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
});

/** Has the page ask for a newer version, as the browser does from time to time. */
const findUpdate = run(`navigator.serviceWorker.ready.then(async (registration) => {
  await registration.update();
  const worker = registration.installing;
  if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve));
  if (!registration.waiting) throw new Error('the newer version did not come whole');
})`);
const offered = (state: 'visible' | 'detached') =>
  inChromium((page) => page.getByRole('button', { name: offlineTexts.update }).waitFor({ state }));
/** A run from home, up to its tickets, and what is looked for while it is under way. */
const inMidRun = (see: Steps) =>
  inChromium((page, scene) =>
    skipOverlay(page, async () => {
      await quick(page).click();
      await doAll(see, scene);
    }),
  );

/** What befalls the way to the host, and the copy that does without it. */
const outages: readonly Fault[] = [
  {
    ...BASE,
    done: 'the host goes away under an open page, and comes back',
    saw: `«${FAILED}», and after «${siteTexts.retry}» all`,
    daily: 'chromium',
    // The other engines keep a copy of all by then.
    only: 'chromium',
    harm: [PARTS, 'reset'],
    act: [openLive, down, go('/?view=frequent')],
    see: [
      told(FAILED),
      async ({ visit }) =>
        expect(await visit.evaluate("document.querySelector('[role=alert]')?.textContent")).not.toContain(
          siteTexts.reload,
        ),
      up,
      release,
      retry,
      told('Nos últimos 30 sorteios'),
    ],
  },
  {
    ...WITH_COPY,
    done: 'the host goes away for good after one visit',
    saw: 'a wheel, a view and the page anew, all from the copy',
    // Elsewhere a page without a network has no first script: tests/engines opens such a one.
    only: 'chromium',
    daily: 'chromium',
    act: [openKept, down],
    see: [wheel, view],
  },
  {
    ...WITH_COPY,
    done: 'an old copy, and on the host a newer version, without any file of the old one',
    saw: 'the old version, whole: tickets, a wheel, a view',
    act: [openKept, update],
    see: [wheel, view],
  },
  {
    ...BASE,
    only: 'chromium',
    options: { premium: true },
    done: 'a newer version on the host under an open page that has no copy',
    saw: '«o app deve ter sido atualizado», and after «Recarregar a página» the view, and what was chosen',
    harm: [PARTS, 'lost'],
    act: [openLive, inChromium((page) => choose(page, 'quina', 3)), update, go('/?view=frequent')],
    see: [
      told(siteTexts.failed.outdated),
      release,
      reloaded(reload),
      told('Nos últimos 30 sorteios'),
      search('?view=frequent'),
      go('/'),
      inChromium(async (page) => {
        await page.getByRole('button', { name: '3 jogos', pressed: true }).waitFor();
        expect(await lotteryList(page).inputValue()).toBe('quina');
      }),
    ],
  },
  {
    ...WITH_COPY,
    done: 'a portal that sends its page for every file, with a copy; then somebody signs in',
    saw: 'all from the copy, which stays whole',
    act: [openKept, harm(/./, 'page')],
    see: [
      wheel,
      run('navigator.serviceWorker.ready.then((known) => known.update()).then(() => {}, () => {})'),
      view,
      release,
      wheel,
    ],
  },
  {
    ...BASE,
    only: 'chromium',
    done: 'a portal that sends its page for every file, without a copy; then somebody signs in',
    saw: '«Esta parte não carregou», and after «Tentar de novo» all',
    harm: [PARTS, 'lost'],
    act: [openLive, harm(/./, 'page'), go('/?view=frequent')],
    see: [told('Esta parte não carregou'), release, retry, told('Nos últimos 30 sorteios')],
  },
  {
    ...WITH_COPY,
    only: 'chromium',
    done: 'the service worker is stopped',
    saw: 'a view that comes all the same, the page anew without a network',
    act: [openKept, stopWorker, down],
    see: [view, stopWorker, wheel],
  },
  {
    ...BASE,
    break: '',
    only: 'chromium',
    options: { serviceWorkers: 'allow', clock: true },
    daily: 'chromium',
    done: 'a newer version is installed in mid-run',
    saw: 'no offer before the tickets, then the offer; a tap beside it is a run like any other',
    act: [
      openKept,
      keptAlone,
      update,
      inMidRun(
        inChromium(async (page, scene) => {
          await page.getByRole('dialog', { name: overlayTexts.title }).waitFor();
          await pauseClock(page);
          await doAll(findUpdate, scene);
          expect(await page.getByRole('button', { name: offlineTexts.update }).count()).toBe(0);
        }),
      ),
      inChromium((page) => page.clock.resume()),
    ],
    see: [
      offered('visible'),
      tickets,
      inChromium(async (page) =>
        expect(await page.locator('script[src]').first().getAttribute('src')).toMatch(/^\/assets\/initial/),
      ),
      inChromium((page) => page.getByRole('button', { name: siteTexts.newGame }).click()),
      inMidRun(offered('detached')),
      offered('visible'),
    ],
  },
  {
    ...BASE,
    done: 'a browser that has no service workers',
    saw: 'tickets; nothing asks for one',
    break: `Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });`,
    act: open(WIDE_WHEEL),
    see: [tickets, onHost((host) => expect(host.asked).not.toContain('/sw.js'))],
  },
  {
    ...WITH_COPY,
    done: 'a browser that wants no service worker here',
    saw: 'tickets, no word',
    break: REFUSE_WORKER,
    act: open(WIDE_WHEEL),
    see: [tickets, becomes('refused')],
  },
  {
    ...WITH_COPY,
    only: 'chromium',
    break: WATCH_INSTALLING,
    done: 'no room for a copy, and then room',
    saw: 'tickets both times, then also without a network',
    act: [room(100_000), open(''), becomes('redundant'), room(), open(''), becomes('activated'), down],
    see: wheel,
  },
  ...(['lost', 'page'] as const).map(
    (how): Fault => ({
      ...WITH_COPY,
      only: 'chromium',
      break: WATCH_INSTALLING,
      options: { serviceWorkers: 'allow', clock: true },
      ...(how === 'lost' && { daily: 'chromium' }),
      done: `a file that the copy lacks is ${how === 'lost' ? 'lost' : 'a page'}, and found at the next visit`,
      saw: 'tickets both times; the copy fetches what it lacks and no page anew',
      harm: [/wheel/, how],
      act: [open(), becomes('redundant'), inChromium(generateFast), release],
      see: [
        onHost((host) => {
          host.asked = [];
        }),
        open(),
        becomes('activated'),
        onHost((host) => expect(host.asked.filter((path) => path.endsWith('.html'))).toEqual([])),
      ],
    }),
  ),
  // With status 200, and not what the build made.
  ...(
    [
      ['each page is a page of the host’s own', /\.html$/, 'closed', { daily: 'chromium' }],
      ['each page is empty', /\.html$/, 'empty'],
      ['each page comes without its end', /\.html$/, 'cut'],
      ['a script is empty', /wheel/, 'empty'],
    ] as readonly (readonly [done: string, file: RegExp, how: Harm, more?: Pick<Fault, 'daily'>])[]
  ).map(
    ([done, file, how, more]): Fault => ({
      ...WITH_COPY,
      only: 'chromium',
      break: WATCH_INSTALLING,
      ...more,
      done: `${done} while the copy is made, with status 200`,
      saw: 'the app at the next visit, and then without a network',
      harm: [file, how],
      act: [open(), becomes('redundant', 'activated'), release, openLive, becomes('activated'), down],
      see: wheel,
    }),
  ),
];

const hasStalled = onHost((host: FaultyHost) => expect.poll(() => host.harmed, { timeout: 60_000 }).toBeGreaterThan(0));
const STALLED = {
  host: 'is not there',
  allow: ALLOW,
  only: 'chromium',
  options: { clock: true },
  harm: [RUN_FILE, 'stalled'],
} as const;
const NO_RUN = runFailed('').trim();

/** Connections that end without a word. */
const stalled: readonly Fault[] = [
  {
    ...STALLED,
    done: 'half of what makes tickets comes, and then nothing; a second request would bring all',
    saw: '«Carregando…», and then the tickets, by themselves',
    daily: 'chromium',
    act: [
      open(linkTo({ lottery: 'quina' })),
      hasStalled,
      inChromium((page) => page.getByText(siteTexts.loading).waitFor()),
      onHost((host) => {
        host.harm = null;
      }),
      // Until the request is given up, and then until the next try: what that finds comes in its own time.
      pass(11_000),
    ],
    see: tickets,
  },
  {
    ...STALLED,
    done: 'half of what makes tickets comes, and then nothing, each time anew',
    saw: `«${NO_RUN}» after 20 seconds; the next try that finds it makes the ticket`,
    act: [open(), inChromium((page) => quick(page).click()), hasStalled],
    see: [
      inChromium(async (page, { host }) => {
        const failed = page.getByRole('alert').filter({ hasText: NO_RUN });
        for (let s = 0; s < 20 && !(await failed.isVisible()); s++) await page.clock.runFor(1000);
        await failed.waitFor();
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        // All parts that want the file wait for one request after the other.
        expect(host().harmed).toBeLessThanOrEqual(3);
        // A request that hangs would take the next try its time, and that is told after 20 seconds too.
        host().release();
        const triesAgain = async () => {
          if (await failed.isVisible()) await page.getByRole('button', { name: siteTexts.retry }).click();
          return answeredRuns(page);
        };
        await expect.poll(triesAgain).toBeGreaterThan(0);
        await page.clock.runFor(OVERLAY_MS);
        await awaitResult(page);
      }),
      tickets,
    ],
  },
];

/** What befalls files on their way, and the way itself. */
export const NETWORK_FAULTS: readonly Fault[] = [
  ...pageFiles,
  ...PART_FAULTS,
  ...HOST_RESULTS_FAULTS,
  ...outages,
  ...stalled,
];
