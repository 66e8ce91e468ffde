import { type KeyboardEvent, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { copyTexts } from '../../content/copy-mode/copy-mode.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { site } from '../../content/shell/site.ts';
import { keepAwake } from '../../platform/wake-lock.ts';
import {
  copyMode,
  goBy,
  resumeCopyMode,
  startRegistering,
  stayOpen,
  turnWay,
} from '../../state/copy-mode/copy-mode.ts';
import { slipPlaces } from '../../state/copy-mode/slips.ts';
import { isOwnGame } from '../../state/saved-games/game.ts';
import { closeDialog } from '../../state/shell/dialogs.ts';
import dialog from '../parts/dialog.module.css';
import { CloseIcon } from '../parts/icons.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { Toast } from '../parts/toast.tsx';
import { SlipIcon, TypeIcon } from '../parts/tool-button.tsx';
import { useModal } from '../parts/use-modal.ts';
import { CopySlip, CopyWords } from './copy-game.tsx';
import { CopyList } from './copy-list.tsx';
import css from './copy-mode.module.css';
import { CopyTools } from './copy-tools.tsx';
import { useSwipe } from './use-swipe.ts';

/** The copy mode, once it has been opened again if a reload has closed it. */
export function resumedCopyMode(): typeof CopyMode {
  resumeCopyMode();
  return CopyMode;
}

const Register = lazyPart(() => import('../registering/register-form.tsx').then((m) => m.Register));

/** «Marcar no volante», «Lista para digitar»: all of the screen for one game; at the end what was registered. */
function CopyMode() {
  const { games, index, marked, isMirror, from, way, isRegistering } = useSnapshot(copyMode);
  const modal = useModal(closeDialog);
  const swipe = useSwipe((step) => goBy(step));
  useEffect(keepAwake, []);
  useEffect(() => stayOpen(way), [way]);
  const game = games[index];
  const place = slipPlaces(games)[index];
  if (!game || !place) return null;
  const lottery = lotteryOf(game.lotteryType);
  const title = copyTexts.game(index, games.length);
  const slip = way === 'slip' ? copyTexts.slip(place.slip, place.place, place.places) : copyTexts.list;
  const tickets = games.every(isOwnGame) ? games : undefined;
  const other = way === 'slip' ? 'list' : 'slip';
  return (
    <dialog
      {...modal}
      className={css.screen}
      data-lottery={lottery.key}
      aria-label={isRegistering ? registerTexts.title : copyTexts.ways[way].turn}
      onKeyDown={isRegistering ? undefined : turnByKey}
    >
      <div className={isRegistering ? css.told : css.sheet} {...(isRegistering ? {} : swipe)}>
        <header className={css.head}>
          <h2 className={css.title} tabIndex={-1}>
            {isRegistering ? registerTexts.title : title}
          </h2>
          {isRegistering ? null : (
            <p>
              <b>{lottery.name}</b> · {slip}
            </p>
          )}
          <div className={css.corner}>
            {isRegistering ? null : (
              <button type="button" className={dialog.close} aria-label={copyTexts.ways[other].turn} onClick={turnWay}>
                {other === 'list' ? <TypeIcon /> : <SlipIcon />}
              </button>
            )}
            <button type="button" className={dialog.close} aria-label={site.close} onClick={closeDialog}>
              <CloseIcon />
            </button>
          </div>
        </header>
        {isRegistering && tickets ? (
          <div className={css.form}>
            <Register.Part games={tickets} onClose={closeDialog} />
          </div>
        ) : (
          <>
            <CopyWords game={game} isMirror={isMirror} way={way} />
            <div className={css.stage}>
              {way === 'slip' ? (
                <CopySlip key={index} game={game} isMirror={isMirror} from={from} />
              ) : (
                <CopyList key={index} game={game} isMirror={isMirror} isFirst={index === 0} from={from} />
              )}
            </div>
            <CopyTools
              index={index}
              games={games.length}
              marked={marked}
              way={way}
              onRegister={tickets && startRegistering}
            />
          </>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isRegistering ? '' : copyTexts.said(title, lottery.name, slip, isMirror)}
      </p>
      <Toast isInDialog />
    </dialog>
  );
}

function turnByKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  if (key === 'ArrowLeft') goBy(-1);
  if (key === 'ArrowRight') goBy(1);
}
