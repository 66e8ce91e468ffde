import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { limitText, limitTexts } from '../../content/diary/limit.ts';
import { DIARY_PAGE } from '../../editions.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { diary } from '../../state/diary/diary.ts';
import { limitNotice, ownLimit, restoreLimit } from '../../state/diary/own-limit.ts';
import { loadSpending } from '../../state/diary/spending.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { Notice } from '../parts/notice.tsx';
import { PageButton } from '../parts/page-button.tsx';
import { openHelp } from './help-card.tsx';

interface Props {
  /** What is about to be registered costs so much more, in cents; 0 to tell what is used. */
  readonly cents: number;
}

/** What is made of the visitor's own limit; nothing without one. It informs: nothing is forbidden. */
export function LimitNotice({ cents }: Props) {
  useSnapshot(diary);
  useSnapshot(savedGames);
  useSnapshot(ownLimit);
  useEffect(() => {
    restoreLimit();
    void loadSpending();
  }, []);
  const notice = limitNotice(cents, brazilDate());
  if (!notice) return null;
  if (!notice.isReached) return <p>{limitText(notice)}</p>;
  const help = (
    <PageButton page={DIARY_PAGE} search={{ tab: 'help' }} onGo={openHelp}>
      {limitTexts.help}
    </PageButton>
  );
  return <Notice actions={help}>{limitText(notice)}</Notice>;
}
