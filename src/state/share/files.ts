import { fileName } from '../../content/share/file-name.ts';
import { type CsvGame, ticketsCsv } from '../../content/share/tickets-csv.ts';
import { downloadFile } from '../../platform/download.ts';
import { canShareFiles, type ShareOutcome, shareText } from '../../platform/share.ts';
import type { Shared } from './share.ts';

/** Offers games as a file for spreadsheets, `name` without its ending; false when it cannot be. */
export function downloadCsv(games: readonly CsvGame[], name: string): boolean {
  const file = new Blob([ticketsCsv(games)], { type: 'text/csv;charset=utf-8' });
  return downloadFile(`${name}.csv`, file);
}

/** A picture of games as a file. */
export function pictureFile({ tickets }: Shared, png: Blob): File {
  return new File([png], `${fileName(tickets)}.png`, { type: 'image/png' });
}

/** True where the system's share sheet takes pictures. */
export function canSharePicture(file: File): boolean {
  return canShareFiles([file]);
}

/** Hands a picture to the share sheet; only during a gesture, or `unavailable`. */
export function sharePicture(file: File): Promise<ShareOutcome> {
  return shareText({ files: [file] });
}

/** Offers a picture for download; false when the browser cannot. */
export function downloadPicture(file: File): boolean {
  return downloadFile(file.name, file);
}
