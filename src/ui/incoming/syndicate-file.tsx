import { useState } from 'react';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { groupRefusalText } from '../../content/syndicate/incoming.ts';
import { type Arrived, dismissArrived } from '../../state/incoming/incoming.ts';
import { openFile } from '../../state/syndicate/incoming.ts';
import { Button } from '../parts/button.tsx';
import { useGoToGroup } from '../syndicate/use-fragment.ts';
import { ArrivedCard } from './arrived-card.tsx';

/** A file with a group that bets together: shown on its page when somebody says so, or why it cannot be. */
export function SyndicateFile({ arrived }: { readonly arrived: Arrived }) {
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
