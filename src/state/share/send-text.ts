import { copyText } from '../../platform/clipboard.ts';
import { shareText } from '../../platform/share.ts';

/** What became of a message; `closed`: the person changed their mind, and there is nothing to say. */
export type MessageOutcome = 'shared' | 'closed' | 'copied' | 'failed';

/** Hands a message on, or copies it where there is no share sheet. During a gesture only. */
export async function sendText(title: string, text: string): Promise<MessageOutcome> {
  const outcome = await shareText({ title, text });
  if (outcome !== 'unavailable') return outcome;
  return (await copyText(text)) ? 'copied' : 'failed';
}
