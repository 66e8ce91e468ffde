import type { ReactNode } from 'react';
import { groupGameText, syndicateTexts } from '../../content/syndicate/syndicate.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './syndicate.module.css';

interface Props {
  readonly group: Syndicate;
  /** Words below what the bet is. */
  readonly note: string | undefined;
  /** What changes it. */
  readonly children: ReactNode;
}

/** What a group bets: the lottery, when, the receipt and the games. */
export function BetCard({ group, note, children }: Props) {
  const { games, receipt } = group;
  const when = syndicateTexts.when(group);
  return (
    <section className={layout.card}>
      <div>
        <p className={common.lottery}>{syndicateTexts.bet(group)}</p>
        {when ? <p>{when}</p> : null}
        {receipt === undefined ? (
          <p className={common.soft}>{syndicateTexts.noReceipt}</p>
        ) : (
          <p>
            {syndicateTexts.receipt} <bdi>{receipt}</bdi>
          </p>
        )}
        {note ? <p className={common.soft}>{note}</p> : null}
      </div>
      {children}
      <details>
        <summary className={common.strong}>{syndicateTexts.games(games.length)}</summary>
        <ol className={css.games}>
          {games.map((game, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: games may be alike, and never change
            <li key={i}>{groupGameText(game)}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
