import { expect } from 'vitest';
import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import type { ReadResults, ResultsFile } from '../../../workers/shared/draws/results-report.ts';
import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';

/** The day on which the tests read. */
const TODAY = '2026-11-22';

/** What reading a file comes to. */
export function read(bytes: Uint8Array<ArrayBuffer>, file: Partial<ResultsFile> = {}): ReadResults {
  return runToEnd(readResults({ bytes, today: TODAY, ...file }));
}

/** The draws of a file that is taken. */
export function drawsIn(read: ReadResults): readonly OfficialDraw[] {
  if (!read.ok) throw new Error(`refused: ${read.refusal} ${read.detail ?? ''}`);
  return unpackDraws(read.table).draws;
}

/** Fails unless an answer is whole: a reason, or a report and draws that keep all rules. */
export function expectWhole(answer: ReadResults): void {
  if (!answer.ok) {
    expect(answer.refusal).toMatch(/^[a-z-]+$/);
    return;
  }
  const { report } = answer;
  const { lottery: key, draws } = unpackDraws(answer.table);
  const { total, drawn } = lotteryOf(key);
  expect(report).toMatchObject({ lottery: key, count: draws.length });
  let before = 0;
  for (const { contest, date, numbers, second } of draws) {
    if (contest <= before || contest > 99_999) throw new Error(`contest ${contest}`);
    before = contest;
    if (date !== undefined && (!isCalendarDate(date) || date > TODAY)) throw new Error(date);
    if ((key === 'duplasena') !== (second !== undefined)) throw new Error(`second of ${contest}`);
    for (const list of [numbers, second ?? numbers]) {
      const isGood = list.every((n) => Number.isInteger(n) && n >= 1 && n <= total);
      if (!isGood || new Set(list).size !== drawn) throw new Error(`numbers ${list}`);
    }
  }
}
