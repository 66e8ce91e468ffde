import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { limitText, limitTexts } from '../../content/diary/limit.ts';
import { DIARY_PAGE } from '../../editions.ts';
import { prices, restorePrices } from '../../state/bet/prices.ts';
import { diary, loadDiary } from '../../state/diary/diary.ts';
import { centsOf } from '../../state/diary/note-registered.ts';
import { limitNotice, ownLimit, restoreLimit } from '../../state/diary/own-limit.ts';
import { brazilDate } from '../../state/draw-day/brazil-date.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { ToPage } from '../address/to-page.tsx';
import button from '../parts/button.module.css';
import { Notice } from '../parts/notice.tsx';
import css from './diary.module.css';
import { openHelp } from './help-card.tsx';

/**
 * What games that are about to be registered, none to tell what is used, make of the visitor's own limit; nothing
 * without a limit. It informs: nothing is forbidden.
 */
export function LimitNotice({ games }: { readonly games: readonly SavedGame[] }) {
  useSnapshot(diary);
  useSnapshot(ownLimit);
  useSnapshot(prices);
  useEffect(() => {
    restoreLimit();
    restorePrices();
    void loadDiary();
  }, []);
  const notice = limitNotice(centsOf(games), brazilDate());
  if (!notice) return null;
  if (!notice.isReached) return <p>{limitText(notice, games.length)}</p>;
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
  return <Notice actions={help}>{limitText(notice, games.length)}</Notice>;
}
