import { useSnapshot } from 'valtio/react';
import type { Difference } from '../../../workers/shared/syndicate/differences.ts';
import type { Syndicate } from '../../../workers/shared/syndicate/syndicate.ts';
import { differenceLine } from '../../content/syndicate/difference-line.ts';
import { incomingTexts } from '../../content/syndicate/incoming.ts';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { keepGroup, standingOf } from '../../state/syndicate/incoming.ts';
import { syndicates } from '../../state/syndicate/syndicates.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { ViewTitle } from '../parts/view-title.tsx';
import { GroupSheet } from './group-sheet.tsx';
import { OlderVersion } from './older-version.tsx';
import css from './syndicate.module.css';

interface Props {
  readonly group: Syndicate;
  /** Leads to a group that is kept, or to all of them. */
  readonly onLeave: (id?: string) => void;
}

/** A group that a link or a file has brought, to be read; it is kept only by a tap. */
export function IncomingGroup({ group, onLeave }: Props) {
  const { list } = useSnapshot(syndicates);
  const { id } = group;
  const kept = list.find((other) => other.id === id);
  const { standing, changes } = standingOf(kept, group);
  const keep = async () => {
    // Of an older one somebody has been asked.
    const isKept = await keepGroup(group, { evenOlder: standing === 'older' });
    onLeave(id);
    showToast(isKept ? (standing === 'new' ? incomingTexts.kept : incomingTexts.updated) : syndicateTexts.notKept);
  };
  return (
    <>
      <ViewTitle>{group.name}</ViewTitle>
      <section className={css.incoming} aria-label={syndicateTexts.title}>
        <p>{incomingTexts.standings[standing]}</p>
        <Changes changes={changes} />
        <div className={css.actions}>
          {standing === 'new' || standing === 'update' ? (
            <Button look="primary" onClick={() => void keep()}>
              {standing === 'new' ? incomingTexts.keep : incomingTexts.update}
            </Button>
          ) : null}
          {standing === 'new' ? (
            <Button onClick={() => onLeave()}>{incomingTexts.close}</Button>
          ) : (
            <Button onClick={() => onLeave(id)}>
              {standing === 'update' ? incomingTexts.mine : incomingTexts.toMine}
            </Button>
          )}
        </div>
        {kept && standing === 'older' ? (
          <OlderVersion came={group} kept={kept.group} onTake={() => void keep()} />
        ) : null}
      </section>
      <GroupSheet group={group} />
      <p className={common.small}>{syndicateTexts.legal}</p>
    </>
  );
}

function Changes({ changes }: { readonly changes: readonly Difference[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={css.changes}>
      {changes.map((change, i) => {
        const { of, what } = differenceLine(change);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never change
          <li key={i}>
            <b>
              <bdi>{of}</bdi>
            </b>
            : {what}
          </li>
        );
      })}
    </ul>
  );
}
