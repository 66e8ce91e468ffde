import { beforeEach, describe, expect, test } from 'vitest';
import type { Pool } from '../../../src/pool/pool.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { officialXlsx, SAMPLE_FORMS } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { useStores } from '../../platform/tabs.ts';
import { openResults, poolHere, type ResultsPage } from './results-page.ts';

beforeEach(useStores);

const fileOf = (key: LotteryKey, count = 20) => new File([officialXlsx(key, sampleDraws(key, count))], `${key}.xlsx`);

/** Waits until the file that is read has come to something. */
const settled = (page: ResultsPage) => expect.poll(() => page.importing.step).not.toMatch(/reading|keeping/);

/** A pool that answers the reader as it is told. */
const poolThat = (run: Pool['run']): Pool => ({ ...poolHere(), run });

describe('a file', () => {
  test('a file is read and shown, and nothing is kept before somebody agrees', async () => {
    const { page } = await openResults();
    page.importFiles([fileOf('quina')]);
    expect(page.importing).toMatchObject({ step: 'reading', name: 'quina.xlsx' });
    await settled(page);
    expect(page.importing.found).toMatchObject([
      { report: { lottery: 'quina', count: 20, form: 'official-xlsx' }, merge: { added: 20 } },
    ]);
    expect(await page.keptTable('quina')).toBeNull();
    page.discardFound();
    expect(page.importing).toMatchObject({ step: 'idle', found: [] });
    page.importFiles([fileOf('quina')]);
    await settled(page);
    await page.keepFound();
    expect(page.importing).toMatchObject({ step: 'kept', found: [], kept: [{ added: 20 }] });
    expect(page.results.kept.quina?.count).toBe(20);
  });

  test('a file that is refused changes nothing of what is there', async () => {
    const { page } = await openResults();
    page.importFiles([fileOf('quina')]);
    await settled(page);
    await page.keepFound();
    page.importFiles([new File(['<html>'], 'quina.xlsx')]);
    await settled(page);
    expect(page.importing).toMatchObject({ step: 'refused', refused: { refusal: 'web-page' } });
    expect(page.results.kept.quina?.count).toBe(20);
  });

  test('comes after the other, each with its own say', async () => {
    const { page } = await openResults();
    page.importFiles([fileOf('quina'), new File([''], 'empty.csv'), fileOf('lotomania')]);
    await settled(page);
    expect(page.importing).toMatchObject({ step: 'found', waiting: 2 });
    page.importText('pasted');
    expect(page.importing).toMatchObject({ step: 'found', waiting: 3 });
    await page.keepFound();
    await settled(page);
    expect(page.importing).toMatchObject({ step: 'refused', refused: { refusal: 'empty' } });
    page.discardFound();
    await settled(page);
    expect(page.importing.found[0]?.report.lottery).toBe('lotomania');
    page.discardFound();
    await settled(page);
    expect(page.importing).toMatchObject({ step: 'refused', name: null, waiting: 0 });
  });

  test('a file that does not tell its lottery is read as the one that somebody says', async () => {
    const { page } = await openResults();
    page.importText('{"1":["01","02","03","04","05","06"],"2":["07","12","13","14","15","16"]}');
    await settled(page);
    expect(page.importing.refused).toMatchObject({
      refusal: 'unknown-lottery',
      // Small numbers are of any lottery with one draw of six.
      choices: LOTTERIES.filter((one) => one.drawn === 6 && one.drawsPerContest === 1).map(({ key }) => key),
    });
    page.readAs({ lottery: 'duplasena' });
    await settled(page);
    expect(page.importing.refused).toMatchObject({ refusal: 'no-draws', detail: 'duplasena' });
    page.readAs({ lottery: 'megasena' });
    await settled(page);
    expect(page.importing.found[0]?.report).toMatchObject({ lottery: 'megasena', count: 2 });
  });

  test('a file whose days may be two is read as somebody says, and what was said of its lottery still counts', async () => {
    const { page } = await openResults();
    page.importText('concurso;data;dezenas\n7;3/4/2020;01 02 03 04 05 06');
    await settled(page);
    expect(page.importing.refused).toMatchObject({ refusal: 'unknown-lottery' });
    page.readAs({ lottery: 'megasena' });
    await settled(page);
    expect(page.importing.refused).toMatchObject({ refusal: 'unknown-days', detail: '3/4/2020' });
    page.readAs({ dayOrder: 'month-first' });
    await settled(page);
    expect(page.importing.found[0]?.report).toMatchObject({ lottery: 'megasena', first: { date: '2020-03-04' } });
    // What was said of one text is not said of the next.
    page.discardFound();
    page.importText('concurso;data;dezenas\n7;3/4/2020;01 02 03 04 05 06');
    await settled(page);
    expect(page.importing.refused).toMatchObject({ refusal: 'unknown-lottery' });
  });
});

describe('a message', () => {
  const message = 'Mega-Sena 3094: 04 12 23 33 41 60\nQuina 6543: 07 18 33 54 71\nDupla Sena 2890: 01 09 17 25 33 41';

  test('a message of several lotteries is shown whole, with what is missing, and kept at once', async () => {
    const { page } = await openResults();
    page.importText(message);
    await settled(page);
    expect(page.importing).toMatchObject({
      step: 'found',
      found: [
        { report: { lottery: 'megasena', draws: [{ contest: 3094 }] }, merge: { added: 1 } },
        { report: { lottery: 'quina', draws: [{ contest: 6543, numbers: [7, 18, 33, 54, 71] }] } },
      ],
      refused: { refusal: 'no-draws', detail: 'duplasena', leftOut: [{ row: 3, fault: 'second-draw' }] },
    });
    expect(page.results.kept).toEqual({});
    await page.keepFound();
    expect(page.importing.kept).toMatchObject([{ lottery: 'megasena' }, { lottery: 'quina' }]);
    expect(page.results.kept).toMatchObject({ megasena: { count: 1 }, quina: { count: 1 } });
  });

  test('a message that says otherwise than what is kept asks, of each lottery', async () => {
    const { page } = await openResults();
    page.importText(message);
    await settled(page);
    await page.keepFound();
    page.importText(message.replace('60', '59').replace('71', '72'));
    await settled(page);
    expect(page.importing.found.map(({ merge }) => merge.conflictCount)).toEqual([1, 1]);
    await page.keepFound({ quina: 'incoming' });
    page.importText(message);
    await settled(page);
    expect(page.importing.found.map(({ merge }) => merge.conflictCount)).toEqual([0, 1]);
  });

  test('a message of several lotteries, none of which is whole, is refused with each reason', async () => {
    const { page } = await openResults();
    page.importText('Mega-Sena: 04 12 23 33 41 60\nQuina: 07 18 33 54 71');
    await settled(page);
    expect(page.importing).toMatchObject({
      step: 'refused',
      refused: {
        refusal: 'no-draws',
        leftOut: [
          { row: 1, fault: 'contest' },
          { row: 2, fault: 'contest' },
        ],
      },
    });
  });
});

describe('a reading', () => {
  test('a reading that is given up leaves no trace, whatever comes of it later', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const here = poolHere();
    const pool = poolThat(async (...given) => {
      if (given[1] === 'readResults') await held;
      return here.run(...given);
    });
    const { page } = await openResults(pool);
    page.importFiles([fileOf('quina'), fileOf('lotofacil')]);
    page.cancelImport();
    answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.importing).toMatchObject({ step: 'idle', waiting: 0, found: [] });
  });

  test.each([
    ['timeout', 'too-slow'],
    ['crashed', 'engine'],
    ['spawn-failed', 'engine'],
  ] as const)('that ends with %s is told as %s', async (code, refusal) => {
    const { page } = await openResults(
      poolThat(async () => {
        // The one of the page: each has modules of its own.
        const { PoolError } = await import('../../../src/pool/call.ts');
        throw new PoolError(code, code);
      }),
    );
    page.importFiles([fileOf('quina')]);
    await settled(page);
    expect(page.importing.refused).toEqual({ ok: false, refusal });
  });

  test('a reading of a file over the limit does not begin', async () => {
    const { page } = await openResults(
      poolThat(() => {
        throw new Error('nobody asks');
      }),
    );
    const large = new File([new Uint8Array(16 * 2 ** 20 + 1)], 'large.xlsx');
    page.importFiles([large]);
    await settled(page);
    expect(page.importing.refused).toMatchObject({ refusal: 'too-large' });
  });
});

test('what cannot be kept is still there, to be tried again', async () => {
  const { page } = await openResults();
  page.importFiles([new File([SAMPLE_FORMS['official csv'].write('quina', sampleDraws('quina'))], 'q.csv')]);
  await settled(page);
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await page.keepFound();
  IDBObjectStore.prototype.put = put;
  expect(page.importing).toMatchObject({ step: 'found', keepFault: 'full' });
  await page.keepFound();
  expect(page.importing).toMatchObject({ step: 'kept', keepFault: null });
});
