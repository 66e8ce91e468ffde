import { incomingTexts } from '../../content/incoming/incoming.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { type Arrived, checkArrived, mayBeGames, readArrived } from '../../state/incoming/incoming.ts';
import { useGoToPage } from '../address/to-page.tsx';
import { Button } from '../parts/button.tsx';
import { ArrivedCard } from './arrived-card.tsx';

/** What may be results, or games, from outside: read as either when somebody says so. */
export function ResultsCard({ arrived }: { readonly arrived: Arrived }) {
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
