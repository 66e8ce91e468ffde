import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { resultsTexts } from '../../content/results/results.ts';
import { receiveFiles } from '../../state/incoming/incoming.ts';
import { results } from '../../state/results/results.ts';
import { keptSummaries } from '../../state/results/summary.ts';
import { OfflineNote } from '../offline/offline-note.tsx';
import common from '../parts/common.module.css';
import { FileButton } from '../parts/file-button.tsx';
import layout from '../parts/layout.module.css';
import { Logo } from '../parts/robot-shape.tsx';
import css from './import-place.module.css';
import { PasteForm } from './paste-form.tsx';

const ACCEPT = '.xlsx,.ods,.csv,.tsv,.txt,.json,.jsonl,.ndjson';

interface Props {
  /** Files are held over the page. */
  readonly isOver: boolean;
  /** The id of what opens it, or, where it is open from the start, of the button in it. */
  readonly chooseId: string;
}

/** Where a file comes in: chosen, dropped or pasted. One row to be opened where some are kept. */
export function ImportPlace({ isOver, chooseId }: Props) {
  const { status, kept } = useSnapshot(results);
  const [isPasting, setIsPasting] = useState(false);
  const areThere = Object.keys(status === 'unread' ? keptSummaries() : kept).length > 0;
  const [hasKept, setHasKept] = useState(areThere);
  // What is being pasted stays, also when another tab keeps the first results meanwhile.
  if (hasKept !== areThere && !isPasting) setHasKept(areThere);
  const paste = <PasteForm onTurn={setIsPasting} />;
  if (!hasKept) {
    return (
      <section className={css.place} data-over={isOver || undefined} aria-label={resultsTexts.choose}>
        <div className={css.welcome}>
          <Logo size={96} />
          <p>{resultsTexts.empty}</p>
        </div>
        <Ways isOver={isOver} chooseId={chooseId} paste={paste} />
      </section>
    );
  }
  return (
    <details className={css.place} data-over={isOver || undefined}>
      <summary id={chooseId} className={css.row}>
        {isOver ? resultsTexts.dropNow : resultsTexts.another}
      </summary>
      <Ways isOver={isOver} paste={paste} />
    </details>
  );
}

function Ways({ isOver, chooseId, paste }: Pick<Props, 'isOver'> & Partial<Props> & { readonly paste: ReactNode }) {
  return (
    <div className={`${layout.items} ${css.ways}`}>
      <p>
        {resultsTexts.lead}
        <OfflineNote />
      </p>
      <ChooseFile id={chooseId}>{resultsTexts.choose}</ChooseFile>
      <p className={`${common.small} ${css.hint}`}>{isOver ? resultsTexts.dropNow : resultsTexts.drop}</p>
      {paste}
      <p className={common.strong}>{resultsTexts.privacy}</p>
      <details className={css.where}>
        <summary>{resultsTexts.whereTitle}</summary>
        <p>{resultsTexts.where}</p>
        <p>{resultsTexts.fittingTitle}</p>
        <FittingFiles />
        <p>{resultsTexts.again}</p>
        <p>{resultsTexts.shared}</p>
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

interface ChooseProps {
  /** The id of the button. */
  readonly id?: string | undefined;
  /** What stands on it. */
  readonly children: ReactNode;
}

/** A button that lets somebody choose files of results, and reads them. */
export function ChooseFile({ id, children }: ChooseProps) {
  const take = (files: readonly File[]) => void receiveFiles(files);
  return (
    <FileButton id={id} look="primary" wide multiple accept={ACCEPT} label={resultsTexts.choose} onFiles={take}>
      {children}
    </FileButton>
  );
}
