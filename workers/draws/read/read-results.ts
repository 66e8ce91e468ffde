import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import type { ReadResults, ResultsFile } from '../../shared/draws/results-report.ts';
import { lotteryOf } from '../../shared/lottery/lotteries.ts';
import { collectDraws } from './collect-draws.ts';
import { decodeText } from './decode-text.ts';
import type { FoundRows } from './found-rows.ts';
import { makeReport } from './make-report.ts';
import { readDelimited } from './read-delimited.ts';
import { readJson } from './read-json.ts';
import { readXlsx } from './read-xlsx.ts';
import { RefusedFile } from './refused-file.ts';
import { isEncrypted, refusalOfMarkup, sniff } from './sniff.ts';
import { within } from './within.ts';

/** The part of the work after which the rows are there, to be checked. */
const FOUND = 0.8;

/**
 * Reads a file of any form: a report and the table of its draws, or why it gives nothing. What it is, and of which
 * lottery, its content tells. Yields how far it is, 0…1; whatever the bytes are, it ends with an answer.
 */
export function* readResults(file: ResultsFile): Generator<number, ReadResults, void> {
  try {
    yield 0;
    const { form, lottery, rows } = yield* findRows(file);
    const collecting = collectDraws(lotteryOf(lottery), rows, file.today);
    return makeReport(lottery, form, rows.length, yield* within(collecting, 1 - FOUND, FOUND));
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { refusal, detail, choices } = error;
    return {
      ok: false,
      refusal,
      ...(detail !== undefined && { detail }),
      ...(choices && { choices }),
    };
  }
}

function* findRows({ bytes, lottery }: ResultsFile): Generator<number, FoundRows, void> {
  if (bytes.length > RESULTS_LIMITS.fileBytes) {
    throw new RefusedFile('too-large', RESULTS_LIMITS.fileBytes);
  }
  switch (sniff(bytes)) {
    case 'empty':
      throw new RefusedFile('empty');
    case 'ole':
      throw new RefusedFile(isEncrypted(bytes) ? 'encrypted' : 'old-xls');
    case 'json':
      return yield* within(readJson(decodeText(bytes), lottery), FOUND);
    case 'markup':
      throw new RefusedFile(refusalOfMarkup(decodeText(bytes)));
    case 'text':
      return yield* within(readDelimited(decodeText(bytes), lottery), FOUND);
    case 'zip':
      return yield* within(readXlsx(bytes, lottery), FOUND);
  }
}
