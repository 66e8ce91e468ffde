import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { isDrawnSeed } from '../../../workers/shared/run/seed.ts';
import { site } from '../../content/shell/site.ts';
import { incomingTexts } from '../../content/syndicate/incoming.ts';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { closeOpened, opened } from '../../state/syndicate/incoming.ts';
import { readSyndicateLink } from '../../state/syndicate/syndicate-link.ts';
import { loadSyndicates, syndicates } from '../../state/syndicate/syndicates.ts';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { usePlaceFocus } from '../parts/use-place-focus.ts';
import { GroupList } from './group-list.tsx';
import { IncomingGroup } from './incoming-group.tsx';
import { KeptGroupView } from './kept-group-view.tsx';
import css from './syndicate.module.css';
import { useFragment, useGoToGroup } from './use-fragment.ts';

/** «Bolão»: the groups that are kept, one of them, or one that a link or a file has brought. */
export function SyndicateView() {
  const { status } = useSnapshot(syndicates);
  const fragment = useFragment();
  // A drawn seed is the id of a kept group; any other fragment is a packed group.
  const isKeptHere = isDrawnSeed(fragment);
  const goToGroup = useGoToGroup();
  const { group: fromFile } = useSnapshot(opened);
  const linked = useMemo(
    () => (fragment === '' || isKeptHere ? undefined : readSyndicateLink(fragment)),
    [fragment, isKeptHere],
  );
  const fault = linked && 'fault' in linked ? linked.fault : undefined;
  const incoming = linked && 'group' in linked ? linked.group : fragment === '' ? (fromFile ?? undefined) : undefined;
  const place = incoming ? 'incoming' : fragment;
  useEffect(() => void loadSyndicates(), []);
  usePlaceFocus(place);
  const leave = (id?: string) => {
    closeOpened();
    goToGroup(id);
  };
  return (
    <div className={`${layout.form} ${css.view}`}>
      {status === 'not-kept' ? <Notice>{syndicateTexts.notKept}</Notice> : null}
      {fault ? <Notice urgent>{incomingTexts.links[fault]}</Notice> : null}
      {status === 'loading' ? (
        <p role="status">{site.loading}</p>
      ) : incoming ? (
        <IncomingGroup key={fragment} group={incoming} onLeave={leave} />
      ) : isKeptHere ? (
        <KeptGroupView key={fragment} id={fragment} onLeave={leave} />
      ) : (
        <GroupList />
      )}
    </div>
  );
}
