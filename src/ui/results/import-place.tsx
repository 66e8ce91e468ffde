import { useSnapshot } from 'valtio/react';
import { resultsTexts } from '../../content/results/results.ts';
import { results } from '../../state/results/results.ts';
import { keptSummaries } from '../../state/results/summary.ts';
import { ChooseFile } from './choose-file.tsx';
import css from './import-place.module.css';
import { PasteForm } from './paste-form.tsx';

interface Props {
  /** Files are held over the page. */
  readonly isOver: boolean;
  /** The id of what opens it, or, where it is open from the start, of the button in it. */
  readonly chooseId: string;
}

/** Where a file comes in: chosen, dropped or pasted. One row to be opened where some are kept. */
export function ImportPlace({ isOver, chooseId }: Props) {
  const { status, kept } = useSnapshot(results);
  const hasKept = Object.keys(status === 'unread' ? keptSummaries() : kept).length > 0;
  if (!hasKept) {
    return (
      <section className={css.place} data-over={isOver || undefined} aria-label={resultsTexts.choose}>
        <Ways isOver={isOver} chooseId={chooseId} />
      </section>
    );
  }
  return (
    <details className={css.place} data-over={isOver || undefined}>
      <summary id={chooseId} className={css.row}>
        {isOver ? resultsTexts.dropNow : resultsTexts.another}
      </summary>
      <Ways isOver={isOver} />
    </details>
  );
}

function Ways({ isOver, chooseId }: Pick<Props, 'isOver'> & Partial<Props>) {
  return (
    <div className={css.ways}>
      <p>{resultsTexts.lead}</p>
      <ChooseFile id={chooseId}>{resultsTexts.choose}</ChooseFile>
      <p className={css.hint}>{isOver ? resultsTexts.dropNow : resultsTexts.drop}</p>
      <PasteForm />
      <p className={css.privacy}>{resultsTexts.privacy}</p>
      <details className={css.where}>
        <summary>{resultsTexts.whereTitle}</summary>
        <p>{resultsTexts.where}</p>
        <p>{resultsTexts.fittingTitle}</p>
        <FittingFiles />
        <p>{resultsTexts.again}</p>
      </details>
    </div>
  );
}

/** Which files can be read, and where they are from. */
export function FittingFiles() {
  return (
    <ul className={css.files}>
      {resultsTexts.fitting.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
