import { type ReactNode, useState } from 'react';
import { detailTexts, groupGameText, syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { fingerprint } from '../../state/syndicate/fingerprint.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { DetailsForm } from './details-form.tsx';
import css from './syndicate.module.css';

interface Props {
  readonly group: Syndicate;
  readonly isEditable: boolean;
  /** What one can do with the group, below all of it. */
  readonly children?: ReactNode;
}

/** «Detalhes», folded: the receipt, the games, the code to compare, what changes them, what a group is by law. */
export function GroupDetails({ group, isEditable, children }: Props) {
  const { games, receipt } = group;
  const [isEdited, setIsEdited] = useState(false);
  return (
    <details className={layout.card}>
      <summary>
        <b>{syndicateTexts.details}</b>{' '}
        {receipt === undefined ? <span className={common.soft}>{syndicateTexts.noReceipt}</span> : null}
      </summary>
      {receipt === undefined ? null : (
        <p>
          {syndicateTexts.receipt} <bdi>{receipt}</bdi>
        </p>
      )}
      {isEditable ? (
        <Button aria-expanded={isEdited} onClick={() => setIsEdited(!isEdited)}>
          {detailTexts.edit}
        </Button>
      ) : null}
      {isEdited ? <DetailsForm group={group} onClose={() => setIsEdited(false)} /> : null}
      <details>
        <summary>{syndicateTexts.games(games.length)}</summary>
        <ol className={css.games}>
          {games.map((game, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: games may be alike, and never change
            <li key={i}>{groupGameText(game)}</li>
          ))}
        </ol>
      </details>
      <section aria-label={syndicateTexts.code}>
        <p className={layout.row}>
          <span>{syndicateTexts.code}</span>
          <strong className={css.code}>{syndicateTexts.codeText(fingerprint(group))}</strong>
        </p>
        <p className={common.small}>
          {syndicateTexts.codeHint} {syndicateTexts.version(group.revision)}.
        </p>
      </section>
      <p className={common.small}>{syndicateTexts.legal}</p>
      {children}
    </details>
  );
}
