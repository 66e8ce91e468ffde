import { expect } from 'vitest';
import { labTexts } from '../../../src/content/lab/lab.ts';
import { conferTexts } from '../../../src/content/registering/confer.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import type { Harm } from '../../e2e/faulty-host.ts';
import { linkTo } from '../../e2e/link.ts';
import type { Visit } from '../../engines/engine.ts';
import { call, tap, until } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { NO_PAUSES, pressShown, reloaded } from './in-turn.ts';

/** A part of the page that loads when it is first shown. */
interface Part {
  readonly file: RegExp;
  readonly name: string;
  /** The address that shows it, and what else leads to it. */
  readonly path: string;
  readonly want?: readonly (readonly [selector: string, text: string])[];
  /** Words that only the part itself has. */
  readonly shows: string;
}

const TICKETS = linkTo({ lottery: 'quina' });
const PARTS: readonly Part[] = [
  { file: /first-run-.*js/, name: 'what makes tickets', path: TICKETS, shows: 'Prêmio' },
  { file: /first-run-.*css/, name: 'the style of tickets', path: TICKETS, shows: 'Prêmio' },
  { file: /views-.*js/, name: 'the other views', path: '/?view=frequent', shows: 'Números mais frequentes' },
  { file: /views-.*css/, name: 'their style', path: '/?view=frequent', shows: 'Números mais frequentes' },
  { file: /\/lab-.*js/, name: 'the laboratory', path: '/laboratorio', shows: labTexts.lead },
  { file: /\/lab-.*css/, name: 'its style', path: '/laboratorio', shows: labTexts.lead },
  { file: /syndicate-.*js/, name: 'the groups', path: '/bolao', shows: syndicateTexts.openHint },
  { file: /syndicate-.*css/, name: 'their style', path: '/bolao', shows: syndicateTexts.openHint },
  {
    file: /dialogs-.*js/,
    name: 'the dialogs',
    path: '/',
    want: [['button', siteTexts.howItWorks]],
    shows: '1 em 50.063.860',
  },
  {
    file: /dialogs-.*css/,
    name: 'their style',
    path: '/',
    want: [['button', siteTexts.howItWorks]],
    shows: '1 em 50.063.860',
  },
  {
    file: /confer-form-.*js/,
    name: 'the receipt',
    path: '/?view=saved',
    want: [
      ['main button', 'Abrir: '],
      ['main button', 'Mais ações'],
      ['main button', conferTexts.action],
    ],
    shows: conferTexts.lead,
  },
  { file: /check-panel-.*(js|css)/, name: 'the check', path: '/resultados?tab=check', shows: 'Conferir' },
  { file: /statistics-panel-.*(js|css)/, name: 'the statistics', path: '/resultados?tab=statistics', shows: 'Estat' },
];

/** What a host does, in words. */
const DONE: Readonly<Record<Exclude<Harm, 'stalled'>, string>> = {
  lost: 'is not there',
  error: 'is an error of the host’s',
  closed: 'is a page of the host’s own',
  empty: 'is empty',
  cut: 'comes without its end',
  page: 'is a page instead',
  reset: 'ends with the connection',
  type: 'is of another type',
  length: 'is shorter than it should be',
  held: 'takes its time',
};

const FAILED = 'Esta parte não carregou';

/** What the browser writes of files that do not come. */
export const ALLOW =
  /40[34]|503|MIME|Failed to (load|fetch)|ERR_|is not there|UnreachableError|SyntaxError|Unexpected|import|dynamically|stylesheet|unknown error|did not load/i;

/** Which harms befall which part: each part is lost, and each harm befalls some. */
const HARMS: readonly (readonly [part: string, harms: readonly (keyof typeof DONE)[]])[] = [
  ['what makes tickets', ['lost', 'cut', 'page', 'reset', 'held']],
  ['the style of tickets', ['lost', 'page']],
  ['the other views', ['lost', 'cut', 'error', 'type', 'length']],
  ['their style', ['lost', 'type']],
  ['the laboratory', ['lost', 'page']],
  ['its style', ['lost']],
  ['the groups', ['lost', 'reset']],
  ['the dialogs', ['lost', 'page']],
  ['the receipt', ['lost']],
  ['the check', ['lost']],
  ['the statistics', ['lost']],
];

const DAILY: Readonly<Record<string, Fault['daily']>> = {
  'the other views: lost': 'every engine',
  'what makes tickets: cut': 'chromium',
  'its style: lost': 'chromium',
};

/** True where one of the words is on the screen; the answer is which. */
async function either(visit: Visit, ...words: readonly string[]): Promise<number> {
  await until(
    visit,
    (...texts: readonly string[]) => {
      const seen = [...document.querySelectorAll('main, dialog[open]')].filter((e) => e.getClientRects().length > 0);
      const found = texts.findIndex((text) => seen.some((part) => part.textContent?.includes(text)));
      // Each change is looked at: none is made before.
      if (found >= 0) document.documentElement.dataset.found = String(found);
      return found >= 0;
    },
    ...words,
  );
  return call(visit, () => Number(document.documentElement.dataset.found));
}

/** True of a script, and of a style that is in use. */
function hasStyles(visit: Visit, { file }: Part): Promise<boolean> {
  if (!file.source.endsWith('css')) return Promise.resolve(true);
  return call(visit, (name) => [...document.styleSheets].some(({ href }) => href?.match(name)), file.source);
}

async function want(visit: Visit, { want: ways = [] }: Part): Promise<void> {
  for (const [selector, text] of ways) await tap(visit, selector, text);
}

const cases = PARTS.flatMap((part) => {
  const [, harms = ['lost'] as const] = HARMS.find(([name]) => name === part.name) ?? [];
  return harms.map((how): Fault => {
    const isHeld = how === 'held';
    const daily = DAILY[`${part.name}: ${how}`];
    return {
      done: `the file of ${part.name} (${part.file.source}) ${DONE[how]}`,
      saw: isHeld ? '«Carregando…», and then all' : `«${FAILED}», and after «${siteTexts.retry}» all`,
      host: 'as shipped',
      first: NO_PAUSES,
      allow: ALLOW,
      ...(daily && { daily }),
      async play({ visit, host: own }) {
        const host = own();
        host.harm = { file: part.file, how };
        const address = host.site() + part.path;
        await visit.open(address);
        await want(visit, part);
        if (isHeld) {
          await either(visit, siteTexts.loading);
          host.release();
          await either(visit, part.shows);
          return;
        }
        await either(visit, FAILED);
        host.release();
        await pressShown(visit, siteTexts.retry);
        // What has run in a page never runs there anew, and Firefox remembers a failed import as long as the page lives.
        const isKept = how === 'cut' || (await visit.evaluate("navigator.userAgent.includes('Firefox')"));
        if (isKept && (await either(visit, part.shows, FAILED)) > 0) {
          await reloaded(visit, () => pressShown(visit, siteTexts.reload));
          await want(visit, part);
        }
        await either(visit, part.shows);
        expect(await hasStyles(visit, part)).toBe(true);
        // The browser would have kept what was wrong for a year.
        await visit.open(address);
        await want(visit, part);
        await either(visit, part.shows);
      },
    };
  });
});

/** Each part of the page, with what may befall its files. */
export const PART_FAULTS: readonly Fault[] = cases;
