import { useState } from 'react';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { groupRefusalText } from '../../content/syndicate/incoming.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { type Arrived, checkArrived, dismissArrived, mayBeGames, readArrived } from '../../state/incoming/incoming.ts';
import { importFromFile } from '../../state/saved-games/file.ts';
import { openFile } from '../../state/syndicate/incoming.ts';
import { useGoToPage } from '../address/to-page.tsx';
import { Button } from '../parts/button.tsx';
import { PageButton } from '../parts/page-button.tsx';
import { importWords } from '../saved-games/import-words.ts';
import { useGoToGroup } from '../syndicate/use-fragment.ts';
import { ArrivedCard } from './arrived-card.tsx';

interface Props {
  readonly arrived: Arrived;
}

/** What may be results, or games, from outside: read as either when somebody says so. */
function ResultsCard({ arrived }: Props) {
  const { id } = arrived;
  const goTo = useGoToPage(RESULTS_PAGE);
  const checkGames = async () => {
    if (await checkArrived(id)) goTo({ tab: 'check' });
  };
  return (
    <ArrivedCard arrived={arrived} title={incomingTexts.resultsTitle} said={incomingTexts.results}>
      <Button look="primary" onClick={() => readArrived(id)}>
        {incomingTexts.read}
      </Button>
      {mayBeGames(arrived) ? (
        <Button look="tinted" onClick={() => void checkGames()}>
          {incomingTexts.check}
        </Button>
      ) : null}
    </ArrivedCard>
  );
}

/** A file with saved games that has come: brought into «Meus jogos» when somebody says so, with what came of it. */
function GamesFile({ arrived }: Props) {
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

/** A file with a group that bets together: shown on its page when somebody says so, or why it cannot be. */
function SyndicateFile({ arrived }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const goToGroup = useGoToGroup();
  const show = async (file: File) => {
    const why = await openFile(file);
    if (why) return setRefusal(groupRefusalText(why));
    dismissArrived(arrived.id);
    goToGroup();
  };
  const [file] = arrived.files;
  return (
    <ArrivedCard arrived={arrived} title={incomingTexts.groupTitle} said={refusal ?? incomingTexts.group}>
      {refusal ? null : (
        <Button look="primary" onClick={() => file && void show(file)}>
          {incomingTexts.toGroup}
        </Button>
      )}
    </ArrivedCard>
  );
}

/** What is said of what has come, by its kind. */
export const CARDS = { results: ResultsCard, 'saved-games': GamesFile, syndicate: SyndicateFile } as const;
