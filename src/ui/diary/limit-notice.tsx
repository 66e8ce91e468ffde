import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { limitText, limitTexts } from '../../content/diary/limit.ts';
import { DIARY_PAGE } from '../../editions.ts';
import { diary, loadDiary } from '../../state/diary/diary.ts';
import { limitNotice, ownLimit, restoreLimit } from '../../state/diary/own-limit.ts';
import { brazilDate } from '../../state/draw-day/brazil-date.ts';
import { ToPage } from '../address/to-page.tsx';
import button from '../parts/button.module.css';
import { Notice } from '../parts/notice.tsx';
import css from './diary.module.css';
import { openHelp } from './help-card.tsx';

/**
 * What games that are about to be registered, for so many cents, make of the visitor's own limit; nothing without a
 * limit. It informs: nothing is forbidden.
 */
export function LimitNotice({ cents }: { readonly cents: number }) {
  useSnapshot(diary);
  useSnapshot(ownLimit);
  useEffect(() => {
    restoreLimit();
    void loadDiary();
  }, []);
  const notice = limitNotice(cents, brazilDate());
  if (!notice) return null;
  if (!notice.isReached) return <p>{limitText(notice)}</p>;
  const help = (
    <ToPage
      page={DIARY_PAGE}
      search={{ tab: 'help' }}
      className={`${button.button} ${button.secondary} ${css.link}`}
      onGo={openHelp}
    >
      {limitTexts.help}
    </ToPage>
  );
  return <Notice actions={help}>{limitText(notice)}</Notice>;
}
