import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { arrivalIn } from '../../../workers/shared/incoming/handover.ts';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { dismissFault, followLaunches, incoming, takeShared } from '../../state/incoming/incoming.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { CARDS } from './cards.tsx';

/** Takes what was shared with the app, or opened with it, and shows it, with what one can do with it. */
export function Arrivals() {
  const { fault, arrived } = useSnapshot(incoming);
  const navigate = useNavigate();
  useEffect(() => {
    const { hash } = location;
    void takeShared(hash);
    followLaunches();
    // Said once: a reload does not say it again.
    if (arrivalIn(hash)) void navigate({ to: '.', search: (search) => search, replace: true });
  }, [navigate]);
  return (
    <>
      {fault ? (
        <Notice urgent actions={<Button onClick={dismissFault}>{incomingTexts.dismiss}</Button>}>
          {incomingTexts.faults[fault]}
        </Notice>
      ) : null}
      {arrived.map((one) => {
        const Card = CARDS[one.kind];
        return <Card key={one.id} arrived={one} />;
      })}
    </>
  );
}
