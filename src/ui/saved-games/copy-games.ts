import { ticketText } from '../../content/run/ticket-text.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { copyText } from '../../platform/clipboard.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { showToast } from '../../state/shell/toasts.ts';

/** Copies games, one a line, and says how that went. */
export async function copyGames(games: readonly SavedGame[]): Promise<void> {
  const copied = await copyText(games.map(ticketText).join('\n'));
  showToast(copied ? savedTexts.copied(games.length) : savedTexts.copyFailed);
}
