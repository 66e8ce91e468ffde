import { type KeyboardEvent, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { copyTexts } from '../../content/copy-mode/copy-mode.ts';
import { site } from '../../content/shell/site.ts';
import { keepAwake } from '../../platform/wake-lock.ts';
import { copyMode, goBy, resumeCopyMode, stayOpen } from '../../state/copy-mode/copy-mode.ts';
import { slipPlaces } from '../../state/copy-mode/slips.ts';
import { closeDialog } from '../../state/shell/dialogs.ts';
import dialog from '../parts/dialog.module.css';
import { CloseIcon } from '../parts/icons.tsx';
import { useModal } from '../parts/use-modal.ts';
import { CopySlip, CopyWords } from './copy-game.tsx';
import css from './copy-mode.module.css';
import { CopyTools } from './copy-tools.tsx';
import { useSwipe } from './use-swipe.ts';

/** The copy mode, once it has been opened again if a reload has closed it. */
export function resumedCopyMode(): typeof CopyMode {
  resumeCopyMode();
  return CopyMode;
}

/** «Marcar no volante»: all of the screen for one game, to be marked on a playslip of paper. */
function CopyMode() {
  const { games, index, marked, isMirror, from } = useSnapshot(copyMode);
  const modal = useModal(closeDialog);
  const swipe = useSwipe((step) => goBy(step));
  useEffect(keepAwake, []);
  useEffect(stayOpen, []);
  const game = games[index];
  const place = slipPlaces(games)[index];
  if (!game || !place) return null;
  const lottery = lotteryOf(game.lotteryType);
  const title = copyTexts.game(index, games.length);
  const slip = copyTexts.slip(place.slip, place.place, place.places);
  return (
    <dialog
      {...modal}
      className={css.screen}
      data-lottery={lottery.key}
      aria-label={site.copyMode}
      onKeyDown={turnByKey}
    >
      <div className={css.sheet} {...swipe}>
        <header className={css.head}>
          <h2 className={css.title} tabIndex={-1}>
            {title}
          </h2>
          <p className={css.place}>
            <b>{lottery.name}</b> · {slip}
          </p>
          <button
            type="button"
            className={`${dialog.close} ${css.close}`}
            aria-label={site.close}
            onClick={closeDialog}
          >
            <CloseIcon />
          </button>
        </header>
        <CopyWords game={game} isMirror={isMirror} />
        <div className={css.stage}>
          <CopySlip key={index} game={game} isMirror={isMirror} from={from} />
        </div>
        <CopyTools index={index} games={games.length} marked={marked} />
      </div>
      <p role="status" className="visually-hidden">
        {copyTexts.said(title, lottery.name, slip, isMirror)}
      </p>
    </dialog>
  );
}

function turnByKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  if (key === 'ArrowLeft') goBy(-1);
  if (key === 'ArrowRight') goBy(1);
}
