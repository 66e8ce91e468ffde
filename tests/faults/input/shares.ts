import { expect } from 'vitest';
import { incomingTexts } from '../../../src/content/incoming/incoming.ts';
import { refusalReason } from '../../../src/content/results/refusals.ts';
import { officialXlsx } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { violations } from '../../e2e/axe.ts';
import { cutTexts } from '../../e2e/page-checks.ts';
import { fillForm, send } from '../../e2e/share-into.ts';
import { button } from '../../e2e/steps.ts';
import { kept } from '../copies.ts';
import type { Fault, Steps } from '../fault.ts';
import { type Given, give, noScript, SCRIPT } from '../given.ts';
import { inChromium, open, tap, told } from '../hands.ts';

/** What another app shares. */
interface Shared {
  readonly files?: readonly Given[];
  readonly text?: string;
}

const NAME = `\u202e${'a'.repeat(300)}\u0007__proto__.xlsx`;
const xlsx = officialXlsx('quina', sampleDraws('quina'));
const file = (name: string, text: string, times = 1) => ({ name, text, times });
const { faults } = incomingTexts;

/** What another app shares, and what is told, one after the other; a button leads on, if it is named. */
type Row = readonly [
  done: string,
  shared: Shared,
  told: readonly (readonly [words: string, press?: string])[],
  more?: Pick<Fault, 'daily'>,
];

/** What is from outside is read by a tap. */
const READ_IT = [incomingTexts.outside, incomingTexts.read] as const;

const USELESS: readonly Row[] = [
  [
    'half a spreadsheet with a name of 300 signs that turns and rings, 5 MB, nothing',
    {
      files: [
        { name: NAME, bytes: xlsx.subarray(0, 3000) },
        file('large.xlsx', 'PK\u0003\u0004', (5 * 2 ** 20) / 4 + 1),
        file('__proto__', ''),
      ],
    },
    [
      ['a'.repeat(80), incomingTexts.read],
      [refusalReason('damaged'), 'Fechar'],
      ['O arquivo é grande demais: o limite é 5 MB.', 'Fechar'],
      ['__proto__'],
      [refusalReason('empty')],
    ],
    { daily: 'chromium' },
  ],
  ['a million words', { text: 'x '.repeat(500_000) }, [READ_IT, ['Não deu para usar este texto']]],
  ['a script', { text: SCRIPT }, [READ_IT, ['Não deu para usar este texto']]],
  [
    'a page as a file named by a script',
    { files: [{ name: `${SCRIPT}.html`, text: `<html>${SCRIPT}`, type: 'text/html' }] },
    [READ_IT, [refusalReason('web-page')]],
  ],
];

const READING = { only: 'chromium', options: { serviceWorkers: 'allow', bypassCSP: true } } as const;

/** Shares from a page of the app's, as the system does it. */
const share = ({ text = '', files }: Shared): Steps => [
  inChromium((page, { site }) => fillForm(page, { text }, site)),
  files ? give({ chooser: 'files' }, files) : [],
  inChromium((page) => Promise.all([page.waitForURL('**/resultados?**'), send(page)])),
];
const nothingCut = inChromium(async (page) => expect(await page.evaluate(cutTexts)).toEqual([]));

/** A refusal that is told, keeps nothing, can be read by all, and goes when it is dismissed, for good. */
const refused = (words: string) =>
  inChromium(async (page) => {
    const said = page.getByRole('alert').filter({ hasText: words });
    await said.waitFor();
    const putAside = () => page.evaluate(async () => (await caches.keys()).filter((key) => /incoming/.test(key)));
    expect(await putAside()).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await button(page, incomingTexts.dismiss).click();
    await said.waitFor({ state: 'detached' });
    await page.reload();
    await button(page, 'Trazer a planilha').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

/** What is shared with the installed app and is of no use, or worse. */
export const SHARE_FAULTS: readonly Fault[] = [
  ...USELESS.map(
    ([done, shared, said, more]): Fault => ({
      done: `shared with the app: ${done}`,
      saw: said.map(([words]) => `«${words.slice(0, 80)}»`).join(', '),
      ...READING,
      ...more,
      act: [open(''), kept, share(shared)],
      see: [
        ...said.map(([words, next]) => [told(words), nothingCut, next === undefined ? [] : tap('main button', next)]),
        noScript,
      ],
    }),
  ),
  {
    // `tests/offline/incoming.test.ts` has all that is refused.
    done: 'shared with the app: 16 MB and a byte',
    saw: `«${faults['too-large']}»`,
    ...READING,
    act: [open(''), kept, share({ files: [file('huge.csv', 'a', 16_000_001)] })],
    see: refused(faults['too-large']),
  },
  {
    done: 'shared with the app: a file that the host gets, for want of a service worker',
    saw: `«${faults.lost}»`,
    only: 'chromium',
    options: { bypassCSP: true },
    act: [open(''), share({ files: [{ name: 'quina.xlsx', bytes: xlsx }] })],
    see: told(faults.lost),
  },
  {
    done: 'opened with the app: a file of no use, and one that is gone',
    saw: `«Não deu para usar este arquivo», «${faults.unreadable}»`,
    // A desktop hands them to whoever asks, as its queue does.
    break: `const launch = {
      files: [
        { getFile: async () => new File(['nothing of use'], 'opened.csv') },
        { getFile: () => Promise.reject(new DOMException('gone', 'NotFoundError')) },
      ],
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (consume) => consume(launch) } });`,
    act: [
      open('/resultados?tab=file'),
      told(incomingTexts.outside),
      told('opened.csv'),
      tap('main button', incomingTexts.read),
    ],
    see: [told('Não deu para usar este arquivo'), told(faults.unreadable)],
  },
];
