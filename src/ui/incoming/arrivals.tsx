import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { arrivalIn } from '../../../workers/shared/incoming/handover.ts';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { dismissFault, followLaunches, incoming, takeShared } from '../../state/incoming/incoming.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { GamesFile } from './games-file.tsx';
import { SyndicateFile } from './syndicate-file.tsx';

/** What is said of a file of the app's own. */
const OWN_FILES = { 'saved-games': GamesFile, syndicate: SyndicateFile } as const;

/** Takes what was shared with the app, or opened with it, and says of it what the reader of results does not. */
export function Arrivals() {
  const { fault, own } = useSnapshot(incoming);
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
      {own.map(({ id, kind, file }) => {
        const Card = OWN_FILES[kind];
        return <Card key={id} id={id} file={file} />;
      })}
    </>
  );
}
