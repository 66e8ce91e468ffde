import { unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { drawsCsv } from '../../content/results/draws-csv.ts';
import { drawsJson } from '../../content/results/draws-json.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { downloadFile } from '../../platform/download.ts';
import { keptTable } from './kept-table.ts';

const FORMS = {
  csv: { print: drawsCsv, type: 'text/csv;charset=utf-8' },
  json: { print: drawsJson, type: 'application/json' },
} as const;

/** Offers the kept draws of a lottery as a file that the import reads back; false when it cannot be. */
export async function downloadTable(lottery: LotteryKey, form: keyof typeof FORMS): Promise<boolean> {
  try {
    const bytes = await keptTable(lottery);
    if (!bytes) return false;
    const { print, type } = FORMS[form];
    const name = `${resultsTexts.fileName(lottery)}.${form}`;
    return downloadFile(name, new Blob([print(unpackDraws(bytes))], { type }));
  } catch {
    return false;
  }
}
