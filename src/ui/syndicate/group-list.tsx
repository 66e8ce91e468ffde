import { useSnapshot } from 'valtio/react';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { type KeptGroup, syndicates } from '../../state/syndicate/syndicates.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { NewGroup } from './new-group.tsx';
import { OpenFile } from './open-file.tsx';
import css from './syndicate.module.css';
import { useGoToGroup } from './use-fragment.ts';

/** All groups that are kept here, and how others come. */
export function GroupList() {
  const { list } = useSnapshot(syndicates);
  return (
    <div className={`${layout.form} ${css.sheet}`}>
      <div className={layout.form}>
        <p>{syndicateTexts.lead}</p>
        {list.length === 0 ? <p className={common.soft}>{syndicateTexts.empty}</p> : null}
        <NewGroup />
        {list.length === 0 ? null : (
          <ul className={layout.form} aria-label={syndicateTexts.list}>
            {list.map((kept) => (
              <GroupCard key={kept.id} kept={kept} />
            ))}
          </ul>
        )}
      </div>
      <div className={layout.form}>
        <OpenFile />
        <p className={common.small}>{syndicateTexts.legal}</p>
      </div>
    </div>
  );
}

function GroupCard({ kept: { id, own, group } }: { readonly kept: KeptGroup }) {
  const goToGroup = useGoToGroup();
  const { name, lottery, members } = group;
  const paid = members.filter((member) => member.paid).length;
  const facts = [
    syndicateTexts.people(members.length),
    ...(members.length > 0 ? [syndicateTexts.paidCount(paid)] : []),
    ...(own ? [] : [syndicateTexts.received]),
  ];
  return (
    <li data-lottery={lottery}>
      <a
        className={css.way}
        href={`#${id}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
          event.preventDefault();
          goToGroup(id);
        }}
      >
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>{syndicateTexts.line(group)}</span>
        <span>{facts.join(' · ')}</span>
      </a>
    </li>
  );
}
