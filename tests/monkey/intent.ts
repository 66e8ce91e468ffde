import { copyTexts } from '../../src/content/copy-mode/copy-mode.ts';
import { incomingTexts } from '../../src/content/incoming/incoming.ts';
import { registerTexts } from '../../src/content/registering/register.ts';
import { resultTexts } from '../../src/content/run/result.ts';
import { savedTexts } from '../../src/content/saved-games/saved.ts';

/** What somebody has asked of the saved games, as the screen shows it. */
export interface Intent {
  readonly act:
    | 'save'
    | 'favorite'
    | 'remove'
    | 'remove-group'
    | 'remove-all'
    | 'undo'
    | 'label'
    | 'import'
    | 'register'
    | 'mark';
  /** The numbers of the games that it is about, each as «04, 12, …». */
  readonly games: readonly string[];
  /** For `undo`: the words of what is undone. */
  readonly words?: string;
  /** For `label`: what stands in the fields. */
  readonly texts?: readonly string[];
  /** For `remove-all`: only some games are shown. */
  readonly isFiltered?: boolean;
  /** The page may have ignored it: an early tap, or one more at the place of another. */
  readonly isDoubtful: boolean;
}

/** The words on the buttons, for `noteIntents`. */
export const INTENT_WORDS = {
  numbers: 'Números: ',
  batch: resultTexts.batch,
  save: [resultTexts.save, resultTexts.isSaved, resultTexts.saveAll, resultTexts.areSaved],
  favorite: `${savedTexts.favorite}: `,
  remove: `${savedTexts.remove}: `,
  removeAll: savedTexts.removeAll,
  undo: savedTexts.undo,
  import: savedTexts.importFile,
  bringIn: incomingTexts.bringIn,
  labels: savedTexts.keep,
  register: [registerTexts.keep, registerTexts.undo],
  mark: Object.values(copyTexts.ways).map(({ mark }) => mark),
} as const;

declare global {
  interface Window {
    /** What has been asked of the saved games since it was looked at last. */
    intents: Intent[];
  }
}

/** Runs in the page before its own scripts: notes what is asked of the saved games, before the page hears of it. */
export function noteIntents(words: typeof INTENT_WORDS): void {
  window.intents = [];
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const shownIn = (part: ParentNode | null | undefined) =>
    [...(part?.querySelectorAll(`[aria-label^="${words.numbers}"]`) ?? [])].map((picture) =>
      nameOf(picture).slice(words.numbers.length),
    );
  const note = (event: Event, intent: Omit<Intent, 'isDoubtful'>) => {
    const noted = { ...intent, isDoubtful: false };
    window.intents.push(noted);
    const stop = event.stopImmediatePropagation.bind(event);
    event.stopImmediatePropagation = () => {
      noted.isDoubtful = true;
      stop();
    };
    return noted;
  };
  /** When each button was tapped last. */
  const tapped = new WeakMap<Element, number>();
  const onSave = (event: Event, button: Element) => {
    const card = button.closest('article');
    if (!card && !button.closest(`[aria-label="${words.batch}"]`)) return;
    const noted = note(event, { act: 'save', games: shownIn(card ?? document.querySelector('main')) });
    noted.isDoubtful = performance.now() - (tapped.get(button) ?? Number.NEGATIVE_INFINITY) < 1000;
    tapped.set(button, performance.now());
  };
  const isFiltered = () =>
    [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main input, main select')].some(
      ({ type, value }) => type !== 'file' && value !== '',
    );
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      const name = nameOf(button);
      const games = shownIn(button.closest('li'));
      if ((words.save as readonly string[]).includes(name)) onSave(event, button);
      else if (name.startsWith(words.favorite)) note(event, { act: 'favorite', games });
      else if (name.startsWith(words.remove))
        note(event, { act: button.closest('li')?.querySelector('li') ? 'remove-group' : 'remove', games });
      else if (name === words.removeAll) note(event, { act: 'remove-all', games: [], isFiltered: isFiltered() });
      else if (name === words.undo)
        note(event, { act: 'undo', games: [], words: button.getAttribute('aria-description') ?? '' });
      else if (name === words.bringIn) note(event, { act: 'import', games: [] });
      else if (name === words.register[1]) note(event, { act: 'register', games: [] });
      else if ((words.mark as readonly string[]).includes(name)) note(event, { act: 'mark', games: [] });
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const name = nameOf(form.querySelector('[type=submit]') ?? form);
      const texts = [...form.querySelectorAll('input')].map(({ value }) => value);
      if (name === words.register[0] && form.querySelector('[type=date]')) note(event, { act: 'register', games: [] });
      else if (name === words.labels) note(event, { act: 'label', games: shownIn(form.closest('li')), texts });
    },
    true,
  );
  addEventListener(
    'change',
    (event) => {
      const input = event.target as HTMLInputElement;
      if (input.type === 'file' && nameOf(input) === words.import) note(event, { act: 'import', games: [] });
    },
    true,
  );
}
