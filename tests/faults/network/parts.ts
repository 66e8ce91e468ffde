import { expect } from 'vitest';
import { labTexts } from '../../../src/content/lab/lab.ts';
import { registerTexts } from '../../../src/content/registering/register.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import { statisticsTexts } from '../../../src/content/statistics/statistics.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { linkTo } from '../../e2e/link.ts';
import { call } from '../../engines/in-page.ts';
import type { Fault, Scene, Step, Steps } from '../fault.ts';
import { doAll, open, tap, until } from '../hands.ts';
import { BASE, release, reload, reloaded, retry } from './hands.ts';

/** What a host does, in words. */
const DONE = { lost: 'is not there', cut: 'comes without its end', held: 'takes its time' } as const;
type How = keyof typeof DONE;

/** A part of the page that loads when it is first shown, and what befalls its file. */
interface Part {
  readonly name: string;
  readonly file: RegExp;
  /** The address that shows it, and what else leads to it. */
  readonly path: string;
  readonly ways?: Steps;
  /** Words that only the part itself has. */
  readonly shows: string;
  /** Each part is lost, and each harm befalls some. */
  readonly harms: readonly How[];
  readonly daily?: { readonly [how in How]?: Fault['daily'] };
}

const TICKETS = { path: linkTo({ lottery: 'quina' }), shows: 'Prêmio' };
const VIEW = { path: '/?view=frequent', shows: 'Nos últimos 30 sorteios' };
const LAB = { path: '/laboratorio', shows: labTexts.about.walk };
const GROUPS = { path: '/bolao', shows: syndicateTexts.openHint };
const DIALOG = { path: '/', ways: tap('button', siteTexts.howItWorks), shows: '1 em 50.063.860' };

const PARTS: readonly Part[] = [
  {
    name: 'what makes tickets',
    file: /first-run-.*js/,
    ...TICKETS,
    harms: ['lost', 'cut', 'held'],
    daily: { cut: 'chromium' },
  },
  { name: 'the style of tickets', file: /first-run-.*css/, ...TICKETS, harms: ['lost'] },
  {
    name: 'a view',
    file: /frequent-view-.*js/,
    ...VIEW,
    harms: ['lost'],
    daily: { lost: 'every engine' },
  },
  { name: 'its style', file: /frequent-view-.*css/, ...VIEW, harms: ['lost'] },
  { name: 'the laboratory', file: /lab-view-.*js/, ...LAB, harms: ['lost'] },
  { name: 'its style', file: /lab-view-.*css/, ...LAB, harms: ['lost'], daily: { lost: 'chromium' } },
  { name: 'the groups', file: /syndicate-view-.*js/, ...GROUPS, harms: ['lost'] },
  { name: 'their style', file: /syndicate-view-.*css/, ...GROUPS, harms: ['lost'] },
  { name: 'the dialogs', file: /dialogs-.*js/, ...DIALOG, harms: ['lost'] },
  { name: 'their style', file: /dialogs-.*css/, ...DIALOG, harms: ['lost'] },
  {
    name: 'the registration',
    file: /register-form-.*js/,
    path: '/?view=saved',
    ways: ['Abrir: ', registerTexts.menu].map((name) => tap('main button', name)),
    shows: registerTexts.local,
    harms: ['lost'],
  },
  {
    name: 'the check',
    file: /check-panel-.*(js|css)/,
    path: '/resultados?tab=check',
    shows: siteTexts.titles.results,
    harms: ['lost'],
  },
  {
    name: 'the statistics',
    file: /statistics-panel-.*(js|css)/,
    path: '/resultados?tab=statistics',
    shows: statisticsTexts.window,
    harms: ['lost'],
  },
];

const FAILED = 'Esta parte não carregou';

/** Waits until one of the words is on the screen. */
const either = (...words: readonly string[]): Step =>
  until(
    (...texts: readonly string[]) => {
      const seen = [...document.querySelectorAll('main, dialog[open]')].filter((e) => e.getClientRects().length > 0);
      const found = texts.findIndex((text) => seen.some((part) => part.textContent?.includes(text)));
      // Each change is looked at: none is made before.
      if (found >= 0) document.documentElement.dataset.found = String(found);
      return found >= 0;
    },
    ...words,
  );

/** A reload, where «Tentar de novo» cannot be enough. */
const reloadIfKept =
  ({ shows, ways = [] }: Part, how: How): Step =>
  async (scene: Scene) => {
    const { visit } = scene;
    // What has run in a page never runs there anew, and Firefox remembers a failed import as long as the page lives.
    if (how !== 'cut' && !(await visit.evaluate("navigator.userAgent.includes('Firefox')"))) return;
    await doAll(either(shows, FAILED), scene);
    if ((await visit.evaluate('document.documentElement.dataset.found')) === '1') {
      await doAll([reloaded(reload), ways], scene);
    }
  };

/** A style is in use. */
const hasStyles =
  ({ file }: Part): Step =>
  async ({ visit }) => {
    if (!file.source.endsWith('css')) return;
    const isUsed = (name: string) => [...document.styleSheets].some(({ href }) => href?.match(name));
    expect(await call(visit, isUsed, file.source)).toBe(true);
  };

/** Each part of the page, with what may befall its files. */
export const PART_FAULTS: readonly Fault[] = PARTS.flatMap((part) =>
  part.harms.map((how): Fault => {
    const { name, file, path, ways = [], shows, daily = {} } = part;
    return {
      done: `the file of ${name} (${file.source}) ${DONE[how]}`,
      saw: how === 'held' ? '«Carregando…», and then all' : `«${FAILED}», and after «${siteTexts.retry}» all`,
      ...BASE,
      ...(daily[how] && { daily: daily[how] }),
      harm: [file, how],
      act: [open(path), ways],
      see:
        how === 'held'
          ? [either(siteTexts.loading), release, either(shows)]
          : [
              either(FAILED),
              release,
              retry,
              reloadIfKept(part, how),
              either(shows),
              hasStyles(part),
              // The browser would have kept what was wrong for a year.
              open(path),
              ways,
              either(shows),
            ],
    };
  }),
);
