import { winName } from '../../content/check/check.ts';
import { diaryTexts } from '../../content/diary/diary.ts';
import { type DiaryRow, diaryCsv } from '../../content/diary/diary-csv.ts';
import { downloadFile } from '../../platform/download.ts';
import type { FoundPrize } from '../check/found-prizes.ts';
import { paidCents } from '../check/prize-sums.ts';
import type { DiaryEntry } from './entry.ts';

/** Offers what was spent and fetched as a file for spreadsheets, the newest first; false when the browser cannot. */
export function saveDiaryTable(entries: readonly DiaryEntry[], prizes: readonly FoundPrize[]): boolean {
  const rows = [...entries.map(entryRow), ...prizes.flatMap(prizeRow)].sort((a, b) => b.on.localeCompare(a.on));
  return downloadFile(diaryTexts.tableName, new Blob([diaryCsv(rows)], { type: 'text/csv;charset=utf-8' }));
}

function entryRow({ key: _, cents, ...entry }: DiaryEntry): DiaryRow {
  return { ...entry, what: 'lottery' in entry ? diaryTexts.registered : entry.what, spent: cents };
}

function prizeRow(prize: FoundPrize): DiaryRow[] {
  const { claim, lottery, contest } = prize;
  if (claim?.as !== 'fetched') return [];
  const back = paidCents(prize);
  return [{ on: claim.on, what: winName(lottery, prize), lottery, contest, ...(back !== undefined && { back }) }];
}
