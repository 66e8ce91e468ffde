import { readResults as read } from '../draws/read/read-results.ts';
import { compareWithKept } from '../draws/store/change-kept.ts';
import { unpackDraws } from '../shared/draws/draw-table.ts';
import { isCalendarDate } from '../shared/lottery/calendar.ts';
import { checkLottery, RequestError } from '../shared/run/request.ts';
import type { WaitingTask } from './task.ts';

/** Reads a file with results, and compares it with what is kept. Its table moves. */
export const readResults: WaitingTask<'readResults'> = {
  async *run(input) {
    if (!isCalendarDate(input.today)) throw new RequestError('date', input.today);
    if (input.lottery !== undefined) checkLottery(input.lottery);
    if (!ArrayBuffer.isView(input.bytes)) throw new TypeError('a file without bytes');
    const found = yield* read(input);
    if (!found.ok) return found;
    return { ...found, merge: await compareWithKept(unpackDraws(found.table)) };
  },
  transfers: (output) => (output.ok ? [output.table.buffer] : []),
};
