import { officialXlsx } from '../../../tests/draws/read/files.ts';
import { sampleDraws } from '../../../tests/draws/read/sample-draws.ts';
import { effort } from '../effort.ts';

/** So many draws of Lotofácil are 5 MB of sheet, more than there have been. */
const DRAWS = effort(3500, 100);

/** The last day of the draws is later than the present one. */
export const RESULTS_TODAY = '2099-01-01';

/** A look-alike of the operator's spreadsheet with about 5 MB of sheet. */
export function resultsFile(): Uint8Array<ArrayBuffer> {
  return officialXlsx('lotofacil', sampleDraws('lotofacil', DRAWS));
}
