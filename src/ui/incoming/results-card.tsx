import { incomingTexts } from '../../content/incoming/incoming.ts';
import { type Arrived, readArrived } from '../../state/incoming/incoming.ts';
import { Button } from '../parts/button.tsx';
import { ArrivedCard } from './arrived-card.tsx';

/** What may be results, from outside: read when somebody says so. */
export function ResultsCard({ arrived }: { readonly arrived: Arrived }) {
  const { id, files, isText } = arrived;
  return (
    <ArrivedCard arrived={arrived} title={incomingTexts.resultsTitle} said={incomingTexts.results}>
      <Button look="primary" onClick={() => readArrived(id)}>
        {incomingTexts.read(files.length, isText)}
      </Button>
    </ArrivedCard>
  );
}
