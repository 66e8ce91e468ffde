import { useSnapshot } from 'valtio/react';
import { incomingTexts, versionText } from '../../content/syndicate/incoming.ts';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { groupStatus, keepGroup, withKnownNames } from '../../state/syndicate/incoming.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import { syndicates } from '../../state/syndicate/syndicates.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { GroupSheet } from './group-sheet.tsx';

interface Props {
  readonly group: Syndicate;
  /** Leads to a group that is kept, or to all of them. */
  readonly onLeave: (id?: string) => void;
}

/** A group that a link or a file has brought: it is kept, or takes the place of another version, by a tap only. */
export function IncomingGroup({ group, onLeave }: Props) {
  const { list } = useSnapshot(syndicates);
  const { id } = group;
  const kept = list.find((other) => other.id === id);
  const status = groupStatus(kept, group);
  const { take, leave } = incomingTexts.ways[status];
  const keep = async () => {
    const isKept = await keepGroup(group);
    onLeave(id);
    showToast(isKept ? (kept ? incomingTexts.updated : incomingTexts.kept) : syndicateTexts.notKept);
  };
  return (
    <>
      <h2 className={common.title} data-heading tabIndex={-1}>
        {group.name}
      </h2>
      <section className={`${layout.card} ${layout.alert}`} aria-label={syndicateTexts.title}>
        <p>{incomingTexts.statuses[status]}</p>
        {kept && status !== 'same' ? (
          <>
            <p>
              <b>{incomingTexts.came}:</b> {versionText(withKnownNames(group, kept.group), kept.group)}
            </p>
            <p>
              <b>{incomingTexts.have}:</b> {versionText(kept.group, withKnownNames(group, kept.group))}
            </p>
          </>
        ) : null}
        {status === 'older' ? <p className={common.small}>{incomingTexts.olderHint}</p> : null}
        <div className={layout.actions}>
          {take ? (
            <Button look="primary" onClick={() => void keep()}>
              {take}
            </Button>
          ) : null}
          <Button onClick={() => onLeave(kept && id)}>{leave}</Button>
        </div>
      </section>
      <GroupSheet group={group} />
    </>
  );
}
