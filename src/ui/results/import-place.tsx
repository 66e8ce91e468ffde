import { useRef } from 'react';
import { resultsTexts } from '../../content/results/results.ts';
import { importFiles } from '../../state/results/importing.ts';
import { Button } from '../parts/button.tsx';
import css from './import-place.module.css';
import { PasteForm } from './paste-form.tsx';

/** What the picker offers; what a file is, its content says. */
const ACCEPT = '.xlsx,.csv,.tsv,.txt,.json';

interface Props {
  /** Files are held over the page. */
  readonly isOver: boolean;
  /** The id of the button. */
  readonly chooseId: string;
}

/** Where a file comes in: chosen, dropped or pasted. */
export function ImportPlace({ isOver, chooseId }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={css.place} data-over={isOver || undefined} aria-label={resultsTexts.choose}>
      <p>{resultsTexts.lead}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        hidden
        aria-label={resultsTexts.choose}
        onChange={(event) => {
          importFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button id={chooseId} look="primary" wide onClick={() => input.current?.click()}>
        {resultsTexts.choose}
      </Button>
      <p className={css.hint}>{isOver ? resultsTexts.dropNow : resultsTexts.drop}</p>
      <PasteForm />
      <p className={css.privacy}>{resultsTexts.privacy}</p>
      <details className={css.where}>
        <summary>{resultsTexts.whereTitle}</summary>
        {resultsTexts.where.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </section>
  );
}
