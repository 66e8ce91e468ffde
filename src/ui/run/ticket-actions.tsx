import { type MouseEvent, useSyncExternalStore } from 'react';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { resultTexts } from '../../content/run/result.ts';
import { ticketText } from '../../content/run/ticket-text.ts';
import { copyText } from '../../platform/clipboard.ts';
import { isSecondTap, takeRepeats } from '../../platform/repeated-tap.ts';
import { playSound } from '../../state/preferences/sounds.ts';
import { run } from '../../state/run/run.ts';
import { isSaved, restore, saveGame } from '../../state/saved-games/changes.ts';
import type { Undo } from '../../state/saved-games/groups.ts';
import { followSavedGames } from '../../state/saved-games/saved-games.ts';
import { openShare } from '../../state/share/share.ts';
import { openDialog } from '../../state/shell/dialogs.ts';
import { saying, showOffer, showToast, type ToastAction } from '../../state/shell/toasts.ts';
import css from './ticket-card.module.css';
import { CopyIcon, SaveIcon, ShareIcon, ToolButton } from './tool-button.tsx';

/** Save, copy and share one ticket. */
export function TicketActions({ ticket, name }: { readonly ticket: Ticket; readonly name: string }) {
  const isThere = useSyncExternalStore(followSavedGames, () => isSaved(ticket));
  const save = async (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget;
    if (isSecondTap(button, event.nativeEvent)) return;
    playSound('click');
    // The toast goes as it is pressed: the focus goes to where it came from.
    const action = (label: string, act: () => void): ToastAction => ({
      label,
      run: (tap) => {
        takeRepeats(tap);
        button.focus({ preventScroll: true });
        act();
      },
    });
    const { code, gone, undo } = await saying(resultTexts.saving, saveGame(ticket));
    if (undo && gone > 0) {
      showOffer(
        SAVE_TOASTS[code],
        action(resultTexts.undo, () => void takeBack(undo)),
      );
    } else {
      showToast(
        SAVE_TOASTS[code],
        action(resultTexts.see, () => openDialog('saved')),
      );
    }
  };
  const copy = async () => {
    const copied = await copyText(ticketText(ticket));
    showToast(copied ? resultTexts.copied : resultTexts.copyTicketFailed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons side by side are no form fields
    <div className={css.actions} role="group" aria-label={name}>
      <ToolButton icon={<SaveIcon isOn={isThere} />} onClick={save}>
        {isThere ? resultTexts.isSaved : resultTexts.save}
      </ToolButton>
      <ToolButton icon={<CopyIcon />} onClick={copy}>
        {resultTexts.copy}
      </ToolButton>
      <ToolButton icon={<ShareIcon />} onClick={() => openShare([ticket], run.receipt)}>
        {resultTexts.share}
      </ToolButton>
    </div>
  );
}

async function takeBack(undo: Undo): Promise<void> {
  if ((await restore(undo)) === 'full') showToast(resultTexts.undoFailed);
}

const SAVE_TOASTS = {
  saved: resultTexts.saved,
  'already-saved': resultTexts.alreadySaved,
  'made-room': resultTexts.madeRoom,
  'not-kept': resultTexts.notKept,
  'full-of-favorites': resultTexts.fullOfFavorites,
} as const;
