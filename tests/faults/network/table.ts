import { expect } from 'vitest';
import { betTexts } from '../../../src/content/bet/bet.ts';
import { home } from '../../../src/content/home/home.ts';
import { overlayTexts } from '../../../src/content/run/overlay.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import { linkTo, WIDE_WHEEL } from '../../e2e/link.ts';
import { choose, lotteryList } from '../../e2e/steps.ts';
import { call } from '../../engines/in-page.ts';
import { becomes, kept, WATCH_INSTALLING } from '../copies.ts';
import type { Fault, Step, Steps } from '../fault.ts';
import { awaitText, doAll, go, inChromium, open, run, tap, tickets, told, until } from '../hands.ts';
import { ALLOW, BASE, down, release, reload, reloaded, retry, up, update, WITH_COPY } from './hands.ts';
import { PART_FAULTS } from './parts.ts';

/** Parts that come once the page is live. */
const PARTS = /-view-|dialogs-/;
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
      ['cut', 'comes without its end', 'chromium'],
      ['page', 'is a page instead', 'every engine'],
    ] as const
  ).map(
    ([how, done, daily]): Fault => ({
      ...BASE,
      daily,
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
];

const stopWorker = inChromium(async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
});

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
    only: 'chromium',
    done: 'the service worker is stopped',
    saw: 'a view that comes all the same, the page anew without a network',
    act: [openKept, stopWorker, down],
    see: [view, stopWorker, wheel],
  },
  {
    ...WITH_COPY,
    only: 'chromium',
    break: WATCH_INSTALLING,
    daily: 'chromium',
    // `tests/offline/copies.test.ts` covers lost and wrong files.
    done: 'each page is a page of the host’s own while the copy is made, with status 200',
    saw: 'the app at the next visit, and then without a network',
    harm: [/\.html$/, 'closed'],
    act: [open(), becomes('redundant', 'activated'), release, openLive, becomes('activated'), down],
    see: wheel,
  },
];

/** What befalls files on their way, and the way itself. */
export const NETWORK_FAULTS: readonly Fault[] = [...pageFiles, ...PART_FAULTS, ...outages];
