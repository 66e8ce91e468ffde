import { useEffect, useRef, useState } from 'react';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { dismissOwn, type IncomingFile } from '../../state/incoming/incoming.ts';
import { importFromFile } from '../../state/saved-games/file.ts';
import { ToPage } from '../address/to-page.tsx';
import button from '../parts/button.module.css';
import { Button } from '../parts/button.tsx';
import { importWords } from '../saved-games/import-words.ts';
import css from './own-file.module.css';

/** A file with saved games that has come: brought into «Meus jogos» when somebody says so, with what came of it. */
export function GamesFile({ id, file }: Pick<IncomingFile, 'id' | 'file'>) {
  const [said, setSaid] = useState<{ readonly text: string; readonly isIn: boolean }>();
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // It is what somebody has come for; later the button that had the focus is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when there is something new
  useEffect(() => heading.current?.focus(), [said]);
  const bringIn = async () => {
    setIsBusy(true);
    const outcome = await importFromFile(file);
    setSaid({ text: importWords(outcome), isIn: outcome.ok });
  };
  const done = () => dismissOwn(id);
  return (
    <section className={css.card}>
      <h2 ref={heading} className={css.title} tabIndex={-1}>
        {incomingTexts.gamesTitle}
      </h2>
      <p className={css.name}>{file.name}</p>
      <p role="status">{said?.text ?? incomingTexts.games}</p>
      <div className={css.actions}>
        {!said ? (
          <Button look="primary" disabled={isBusy} onClick={() => void bringIn()}>
            {incomingTexts.bringIn}
          </Button>
        ) : said.isIn ? (
          <ToPage
            page={RESULTS_PAGE}
            search={{ view: 'saved' }}
            className={`${button.button} ${button.primary} ${css.link}`}
            onGo={done}
          >
            {incomingTexts.toGames}
          </ToPage>
        ) : null}
        <Button onClick={done}>{incomingTexts.close}</Button>
      </div>
    </section>
  );
}
