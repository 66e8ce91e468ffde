import { copyText } from '../platform/clipboard.ts';
import { type ShareOutcome, shareText } from '../platform/share.ts';

/** Puts a text on the clipboard; false when the browser does not let us. */
export const copyToClipboard = copyText;

/** Offers a text to the phone's share sheet. */
export function share(text: string): Promise<ShareOutcome> {
  return shareText({ text });
}
