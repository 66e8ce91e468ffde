import { expect } from 'vitest';
import { incomingTexts } from '../../../src/content/incoming/incoming.ts';
import { refusalReason } from '../../../src/content/results/refusals.ts';
import { officialXlsx } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { cutTexts } from '../../e2e/page-checks.ts';
import { fillForm, send } from '../../e2e/share-into.ts';
import { kept } from '../copies.ts';
import type { Fault } from '../fault.ts';
import { give, noScript } from '../given.ts';
import { inChromium, open, tap, told } from '../hands.ts';

const NAME = `\u202e${'a'.repeat(300)}\u0007__proto__.xlsx`;
const xlsx = officialXlsx('quina', sampleDraws('quina'));

/** Three useless files: each is told, one after the other; a button leads on, if it is named. */
const FILES = [
  { name: NAME, bytes: xlsx.subarray(0, 3000) },
  { name: 'large.xlsx', text: 'PK\u0003\u0004', times: (5 * 2 ** 20) / 4 + 1 },
  { name: '__proto__', text: '' },
];
const SAID: readonly (readonly [words: string, press?: string])[] = [
  ['a'.repeat(80), incomingTexts.read],
  [refusalReason('damaged'), 'Fechar'],
  ['O arquivo é grande demais: o limite é 5 MB.', 'Fechar'],
  ['__proto__'],
  [refusalReason('empty')],
];

const nothingCut = inChromium(async (page) => expect(await page.evaluate(cutTexts)).toEqual([]));

/** What is shared with the installed app and is of no use; `tests/offline` and `tests/state/incoming` have the rest. */
export const SHARE_FAULTS: readonly Fault[] = [
  {
    done: 'shared with the app: half a spreadsheet with a name of 300 signs that turns and rings, 5 MB, nothing',
    saw: SAID.map(([words]) => `«${words}»`).join(', '),
    only: 'chromium',
    options: { serviceWorkers: 'allow', bypassCSP: true },
    daily: 'chromium',
    act: [
      open(''),
      kept,
      // From a page of the app's, as the system does it.
      inChromium((page, { site }) => fillForm(page, {}, site)),
      give({ chooser: 'files' }, FILES),
      inChromium((page) => Promise.all([page.waitForURL('**/resultados?**'), send(page)])),
    ],
    see: [
      SAID.map(([words, next]) => [told(words), nothingCut, next === undefined ? [] : tap('main button', next)]),
      noScript,
    ],
  },
];
