import { describe, expect, test } from 'vitest';
import { unpackDraws } from '../../workers/shared/draws/draw-table.ts';
import { RequestError } from '../../workers/shared/run/request.ts';
import type { TaskInput, TaskOutput } from '../../workers/tasks/contracts.ts';
import { readResults } from '../../workers/tasks/read-results.ts';
import { officialXlsx, utf8 } from '../draws/read/files.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';

const today = '2099-01-01';
const draws = sampleDraws('lotofacil', 2000);
const bytes = officialXlsx('lotofacil', draws);

/** Runs the task to its end and gives its value. */
async function runToEnd(input: TaskInput<'readResults'>): Promise<TaskOutput<'readResults'>> {
  const steps = readResults.run(input);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

describe('the task readResults', () => {
  test('gives the report, what is new in it, and the table, whose buffer moves', async () => {
    const output = await runToEnd({ bytes, today, lottery: 'lotofacil' });
    if (!output.ok) throw new Error(output.refusal);
    expect(unpackDraws(output.table)).toEqual({ lottery: 'lotofacil', draws });
    expect(readResults.transfers?.(output)).toEqual([output.table.buffer]);
    expect(output.merge).toMatchObject({ lottery: 'lotofacil', added: 2000, same: 0 });
    const refused = await runToEnd({ bytes: utf8('x'), today });
    expect(refused).toEqual({ ok: false, refusal: 'unknown-form' });
    expect(readResults.transfers?.(refused)).toEqual([]);
  });

  test('yields often, further each time, and can be left between two', async () => {
    const dones: number[] = [];
    for await (const done of readResults.run({ bytes, today })) dones.push(done);
    expect(dones.length).toBeGreaterThan(50);
    expect(dones.every((done) => done >= 0 && done <= 1)).toBe(true);
    expect(dones).toEqual([...dones].sort((a, b) => a - b));
    expect(dones.at(-1)).toBe(1);
    const steps = readResults.run({ bytes, today });
    await steps.next();
    expect(await steps.return(undefined as never)).toMatchObject({ done: true });
  });

  test.each([
    [{ today: '2026-02-30' }, 'date'],
    [{ lottery: 'bingo' as 'quina' }, 'lottery'],
  ])('the task does not take %j', async (change, field) => {
    const run = runToEnd({ bytes, today, ...change });
    await expect(run).rejects.toThrow(RequestError);
    await expect(run).rejects.toThrow(`invalid ${field}`);
  });
});
