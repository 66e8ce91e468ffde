import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { instantDay } from '../../content/format-day.ts';
import { batchWords, resultTexts, SAVE_WORDS } from '../../content/run/result.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import type { Go } from '../../state/address/address.ts';
import { playSound } from '../../state/preferences/sounds.ts';
import { restore, saveGame, saveGames } from '../../state/saved-games/changes.ts';
import type { Undo } from '../../state/saved-games/groups.ts';
import { saying, showOffer, showToast, type ToastAction } from '../../state/shell/toasts.ts';
import { flyToSaved } from './fly.ts';

/** Saves one ticket for a tap on its button, and says what came of it. */
export async function saveOne(ticket: Ticket, button: HTMLElement, go: Go): Promise<void> {
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
  if (undo) flyToSaved(button);
  if (undo && gone > 0) {
    showOffer(
      SAVE_WORDS[code],
      action(resultTexts.undo, () => void takeBack(undo)),
    );
  } else {
    showToast(
      SAVE_WORDS[code],
      action(resultTexts.see, () => go({ view: 'saved' })),
    );
  }
}

/** Saves all tickets of a batch under one name, and says what came of it. */
export async function saveAll(tickets: readonly Ticket[], button: HTMLElement, go: Go): Promise<void> {
  const [first] = tickets;
  if (!first) return;
  playSound('click');
  const { name } = lotteryOf(first.lotteryType);
  const day = instantDay(first.date);
  const saving = saveGames(tickets, resultTexts.batchName(name, day));
  const outcome = await saying(resultTexts.saving, saving);
  const { undo } = outcome;
  if (undo) {
    flyToSaved(button);
    showOffer(batchWords(outcome), { label: resultTexts.undo, run: () => void takeBack(undo) });
  } else {
    showToast(batchWords(outcome), { label: resultTexts.see, run: () => go({ view: 'saved' }) });
  }
}

async function takeBack(undo: Undo): Promise<void> {
  if ((await restore(undo)) === 'full') showToast(resultTexts.undoFailed);
}
