import { useState } from 'react';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { type Arrived, dismissArrived } from '../../state/incoming/incoming.ts';
import { importFromFile } from '../../state/saved-games/file.ts';
import { Button } from '../parts/button.tsx';
import { PageButton } from '../parts/page-button.tsx';
import { importWords } from '../saved-games/import-words.ts';
import { ArrivedCard } from './arrived-card.tsx';

/** A file with saved games that has come: brought into «Meus jogos» when somebody says so, with what came of it. */
export function GamesFile({ arrived }: { readonly arrived: Arrived }) {
  const [said, setSaid] = useState<{ readonly text: string; readonly isIn: boolean }>();
  const [isBusy, setIsBusy] = useState(false);
  const bringIn = async (file: File) => {
    setIsBusy(true);
    const outcome = await importFromFile(file);
    setSaid({ text: importWords(outcome), isIn: outcome.ok });
  };
  const [file] = arrived.files;
  return (
    <ArrivedCard arrived={arrived} title={incomingTexts.gamesTitle} said={said?.text ?? incomingTexts.games}>
      {!said ? (
        <Button look="primary" disabled={isBusy} onClick={() => file && void bringIn(file)}>
          {incomingTexts.bringIn}
        </Button>
      ) : said.isIn ? (
        <PageButton
          look="primary"
          page={RESULTS_PAGE}
          search={{ view: 'saved' }}
          onGo={() => dismissArrived(arrived.id)}
        >
          {incomingTexts.toGames}
        </PageButton>
      ) : null}
    </ArrivedCard>
  );
}
