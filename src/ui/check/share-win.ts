import { winMessage } from '../../content/check/win.ts';
import { shareTexts } from '../../content/share/share.ts';
import { site } from '../../content/shell/site.ts';
import { sendText } from '../../state/share/send-text.ts';
import { showToast } from '../../state/shell/toasts.ts';

/** Hands a win on as words, and says where they are if no sheet of the phone shows it. */
export async function shareWin(win: Parameters<typeof winMessage>[0]): Promise<void> {
  const outcome = await sendText(site.appName, winMessage(win));
  if (outcome === 'copied') showToast(shareTexts.messageCopied);
  if (outcome === 'failed') showToast(shareTexts.messageFailed);
}
