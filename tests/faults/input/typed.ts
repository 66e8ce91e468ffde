import { receiptTexts } from '../../../src/content/registering/receipt.ts';
import { registerTexts } from '../../../src/content/registering/register.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { optionTexts } from '../../../src/content/strategy-options/options.ts';
import type { Fault, Step } from '../fault.ts';
import { noScript, SCRIPT } from '../given.ts';
import { open, tap, told, until, write } from '../hands.ts';

/** Where somebody types: what leads to the field, its label, what takes what stands there. */
interface Field {
  readonly place: string;
  readonly path: string;
  readonly ways: readonly Step[];
  readonly label: string;
  readonly take: Step;
}

const ofSavedGame = (place: string, actions: readonly string[], label: string, take: string): Field => ({
  place,
  path: '/?view=saved',
  ways: ['Abrir: ', ...actions].map((name) => tap('main button', name)),
  label,
  take: tap('main button', take),
});
const RECEIPT = ofSavedGame(
  'the text of a receipt',
  [registerTexts.menu, registerTexts.keep, receiptTexts.action],
  receiptTexts.text,
  receiptTexts.run,
);
const NAME = ofSavedGame(
  'the name of a saved game',
  ['Mais ações', savedTexts.labels],
  savedTexts.name,
  savedTexts.keep,
);
const unfoldCatalogue = until(() => {
  const groups = document.querySelectorAll<HTMLDetailsElement>('details:has(> summary > h3)');
  for (const group of groups) group.open = true;
  return groups.length > 0;
});
const DATES: Field = {
  place: 'the first date of «Datas especiais»',
  path: '/?view=strategy',
  ways: [unfoldCatalogue, tap('main button', 'Datas especiais')],
  label: optionTexts.date(0),
  take: tap('dialog button', optionTexts.generate(1)),
};

const ROWS: readonly (readonly [field: Field, done: string, text: string, told: string])[] = [
  [RECEIPT, 'a script', SCRIPT, receiptTexts.faults['no-games']],
  [NAME, '100,000 letters', 'z'.repeat(100_000), savedTexts.labelProblems['too-long']],
  [DATES, 'a script', SCRIPT, 'não é uma data'],
];

/** A message repeats fewer characters of a text that somebody typed. */
const isShort = until(() =>
  [...document.querySelectorAll('[role=alert]')].every((said) => (said.textContent?.length ?? 0) < 400),
);

/** Texts that somebody types, or pastes into a field. */
export const TYPED_FAULTS: readonly Fault[] = ROWS.map(([{ place, path, ways, label, take }, done, text, words]) => ({
  done: `typed as ${place}: ${done}`,
  saw: `«${words}»`,
  ...(path.includes('strategy') && {
    break: "location.protocol !== 'about:' && localStorage.setItem('robo-da-sorte:v1:premium', 'true');",
  }),
  act: [open(path), ...ways, write(label, text), take],
  see: [told(words), isShort, noScript],
}));
