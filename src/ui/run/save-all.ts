import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { shortDay } from '../../content/format-day.ts';
import { resultTexts } from '../../content/run/result.ts';
import { playSound } from '../../state/preferences/sounds.ts';
import { restore, type SaveOutcome, saveGames } from '../../state/saved-games/changes.ts';
import type { Undo } from '../../state/saved-games/groups.ts';
import { openDialog } from '../../state/shell/dialogs.ts';
import { saying, showOffer, showToast } from '../../state/shell/toasts.ts';

/** Saves all tickets of a batch under one name, and says what came of it. */
export async function saveAll(tickets: readonly Ticket[]): Promise<void> {
  const [first] = tickets;
  if (!first) return;
  playSound('click');
  const { name } = lotteryOf(first.lotteryType);
  const day = shortDay(first.date.slice(0, 10));
  const saving = saveGames(tickets, resultTexts.batchName(name, day));
  const outcome = await saying(resultTexts.saving, saving);
  const { undo } = outcome;
  if (undo) {
    showOffer(wordsFor(outcome), { label: resultTexts.undo, run: () => void takeBack(undo) });
  } else {
    showToast(wordsFor(outcome), { label: resultTexts.see, run: () => openDialog('saved') });
  }
}

function wordsFor({ code, saved, leftOut, gone }: SaveOutcome): string {
  if (code === 'already-saved') return resultTexts.batchThere;
  if (code === 'full-of-favorites') return resultTexts.fullOfFavorites;
  if (code === 'not-kept') return resultTexts.notKept;
  if (leftOut > 0) return resultTexts.batchLeftOut(saved, leftOut);
  return gone > 0 ? resultTexts.batchMadeRoom(saved, gone) : resultTexts.batchSaved(saved);
}

async function takeBack(undo: Undo): Promise<void> {
  if ((await restore(undo)) === 'full') showToast(resultTexts.undoFailed);
}
