import { readResults as read } from '../domain/results/read-results.ts';
import { isCalendarDate } from '../shared/calendar.ts';
import { checkLottery, RequestError } from '../shared/request.ts';
import type { LoadedTask } from './task.ts';

/** Reads a file with results. Its table moves. */
export const readResults: LoadedTask<'readResults'> = {
  *run(input) {
    if (!isCalendarDate(input.today)) throw new RequestError('date', input.today);
    if (input.lottery !== undefined) checkLottery(input.lottery);
    if (!ArrayBuffer.isView(input.bytes)) throw new TypeError('a file without bytes');
    return yield* read(input);
  },
  transfers: (output) => (output.ok ? [output.table.buffer] : []),
};
