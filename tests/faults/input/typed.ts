import { conferTexts } from '../../../src/content/registering/confer.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { optionTexts } from '../../../src/content/strategy-options/options.ts';
import type { Visit } from '../../engines/engine.ts';
import { tap, until } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { awaitTold, expectNoScript, SCRIPT, typeInto } from './hand-in.ts';

const ODD = '\u202E\u2066\u0000\u0007';

/** Where somebody types: what leads to the field, its label, the button that takes what stands there. */
interface Field {
  readonly place: string;
  readonly path: string;
  readonly ways: readonly (readonly [selector: string, text: string])[];
  readonly label: string;
  readonly take: readonly [selector: string, text: string];
}

const MORE = [
  ['main button', 'Abrir: '],
  ['main button', 'Mais ações'],
] as const;
const RECEIPT: Field = {
  place: 'the text of a receipt',
  path: '/?view=saved',
  ways: [...MORE, ['main button', conferTexts.action]],
  label: conferTexts.text,
  take: ['main button', conferTexts.run],
};
const NAME: Field = {
  place: 'the name of a saved game',
  path: '/?view=saved',
  ways: [...MORE, ['main button', savedTexts.edit]],
  label: savedTexts.name,
  take: ['main button', savedTexts.keep],
};
const PASTE: Field = {
  place: 'a table',
  path: '/resultados?tab=file',
  ways: [['main button', resultsTexts.paste]],
  label: resultsTexts.pasteLabel,
  take: ['main button', resultsTexts.pasteRead],
};
const option = (strategy: string, label: string): Field => ({
  place: `«${label}» of «${strategy}»`,
  path: '/?view=strategy',
  ways: [['main button', strategy]],
  label,
  take: ['dialog button', optionTexts.generate],
});
const DATES = option('Datas especiais', optionTexts.date(0));
const PERSON = option('Numerologia', optionTexts.name);
const WHEEL = option('Cercamento inteligente', optionTexts.numbers);

type Row = readonly [field: Field, done: string, text: string, times: number, told: string];

const ROWS: readonly Row[] = [
  [RECEIPT, '100,001 times the same letter', 'z', 100_001, conferTexts.faults['too-long']],
  [RECEIPT, 'a script', SCRIPT, 1, conferTexts.faults['no-games']],
  [RECEIPT, 'signs that nobody sees', ODD, 50, conferTexts.faults['no-games']],
  [NAME, '100,000 letters', 'z', 100_000, savedTexts.labelProblem('too-long')],
  [NAME, 'a script', SCRIPT.slice(0, 55), 1, savedTexts.labelled],
  [NAME, 'signs that turn what follows', ODD, 5, savedTexts.labelled],
  [PASTE, 'a script', SCRIPT, 1000, 'Não encontramos nele resultados de loteria.'],
  [DATES, '100,000 digits', '1', 100_000, 'não é uma data'],
  [DATES, 'a script', SCRIPT, 1, 'não é uma data'],
  [PERSON, 'signs of no alphabet', ODD, 10, optionTexts.badName],
  [PERSON, '100,000 letters', 'z', 100_000, optionTexts.badName],
  [WHEEL, '100,000 numbers', '7 ', 100_000, optionTexts.badNumbers(60)],
  [WHEEL, 'digits of another script', '٧ ٨ ٩ ', 3, optionTexts.badNumbers(60)],
];

/** Most characters of a text that somebody typed that a message repeats. */
const MOST_SAID = 400;

async function expectShort(visit: Visit): Promise<void> {
  await until(
    visit,
    (most) => [...document.querySelectorAll('[role=alert]')].every((said) => (said.textContent?.length ?? 0) < most),
    MOST_SAID,
  );
}

/** Texts that somebody types, or pastes into a field. */
export const TYPED_FAULTS: readonly Fault[] = ROWS.map(
  ([{ place, path, ways, label, take }, done, text, times, told]) => ({
    done: `typed as ${place}: ${done}`,
    saw: `«${told}»`,
    ...(path === '/?view=strategy' && {
      first: "location.protocol !== 'about:' && localStorage.setItem('robo-da-sorte:v1:premium', 'true');",
    }),
    async play({ visit, site }) {
      await visit.open(site + path);
      if (path === '/?view=strategy') await unfoldCatalogue(visit);
      for (const [selector, name] of ways) await tap(visit, selector, name);
      await typeInto(visit, label, text, times);
      await tap(visit, ...take);
      await awaitTold(visit, told);
      await expectShort(visit);
      await expectNoScript(visit);
    },
  }),
);

async function unfoldCatalogue(visit: Visit): Promise<void> {
  await until(visit, () => {
    const groups = document.querySelectorAll<HTMLDetailsElement>('details:has(> summary > h3)');
    for (const group of groups) group.open = true;
    return groups.length > 0;
  });
}
