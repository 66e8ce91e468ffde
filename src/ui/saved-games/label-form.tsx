import { useRef, useState } from 'react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { labelProblem } from '../../state/saved-games/labels.ts';
import type { GamesKept } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import { useOwnFocus } from '../parts/use-own-focus.ts';
import css from './saved-card.module.css';

/** Labels to change, and what keeps them. */
export interface Labels {
  readonly fields: readonly {
    readonly label: string;
    readonly text: string;
    /** True where there has to be a text. */
    readonly isNeeded?: boolean;
  }[];
  readonly onSave: (texts: readonly string[]) => Promise<GamesKept>;
}

interface Props extends Labels {
  readonly onClose: () => void;
}

/** Lines of text to change, each with what is wrong with it; nothing is kept while something is. */
export function LabelForm({ fields, onSave, onClose }: Props) {
  const [texts, setTexts] = useState(fields.map(({ text }) => text));
  const form = useRef<HTMLFormElement>(null);
  useOwnFocus(form);
  const problems = fields.map(({ isNeeded }, i) => labelProblem(texts[i] ?? '', isNeeded));
  const save = async () => {
    if (problems.some((problem) => problem)) return;
    const code = await onSave(texts);
    showToast(code === 'kept' ? savedTexts.labelled : savedTexts.notKept);
    onClose();
  };
  return (
    <Form ref={form} className={`${layout.items} ${css.form}`} onSend={save}>
      {fields.map(({ label }, i) => {
        const problem = problems[i];
        return (
          <TextField
            key={label}
            label={label}
            value={texts[i] ?? ''}
            problem={problem && savedTexts.labelProblems[problem]}
            onChange={(text) => setTexts(texts.map((other, at) => (at === i ? text : other)))}
          />
        );
      })}
      <div className={css.actions}>
        <Button type="submit" look="tinted">
          {savedTexts.keep}
        </Button>
        <Button onClick={onClose}>{savedTexts.cancel}</Button>
      </div>
    </Form>
  );
}
