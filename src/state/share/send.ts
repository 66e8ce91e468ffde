import { type SharedLink, shareText } from '../../content/share/share-text.ts';
import { fileName, shareTitle } from '../../content/share/share-title.ts';
import { type CsvGame, ticketsCsv } from '../../content/share/tickets-csv.ts';
import { downloadFile } from '../../platform/download.ts';
import { runLink } from '../address/run-link.ts';
import { type MessageOutcome, sendText } from './send-text.ts';
import type { Shared } from './share.ts';

/** The link to the run that is shared; null without one. */
export function sharedLink({ receipt }: Shared, withPerson: boolean): SharedLink | null {
  return receipt && { link: runLink(receipt, withPerson), games: receipt.games };
}

/** Hands the games on as a text, or copies it where there is no share sheet. During a gesture only. */
export async function shareMessage(shared: Shared, withPerson: boolean): Promise<MessageOutcome> {
  return sendText(shareTitle(shared.tickets), shareText(shared.tickets, sharedLink(shared, withPerson)));
}

/** Offers games as a file for spreadsheets, `name` without its ending; false when it cannot be. */
export function downloadCsv(games: readonly CsvGame[], name: string): boolean {
  const file = new Blob([ticketsCsv(games)], { type: 'text/csv;charset=utf-8' });
  return downloadFile(`${name}.csv`, file);
}

/** A picture of games as a file. */
export function pictureFile({ tickets }: Shared, png: Blob): File {
  return new File([png], `${fileName(tickets)}.png`, { type: 'image/png' });
}
