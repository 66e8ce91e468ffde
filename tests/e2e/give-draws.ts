import type { Page } from 'playwright-core';
import type { OfficialDraw } from '../../workers/shared/draws/official-draw.ts';
import type { LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { officialAnswer } from '../draws/read/json-files.ts';
import { keepFound } from './steps.ts';

/** Gives the page of results a file with these draws, in the operator's form, and keeps them: it leads to «Conferir». */
export async function keepDraws(page: Page, lottery: LotteryKey, ...draws: readonly OfficialDraw[]): Promise<void> {
  const text = JSON.stringify(draws.map((draw) => officialAnswer(lottery, draw)));
  const file = { name: `${lottery}.json`, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await keepFound(page);
}

/** A draw with four of the numbers of the saved game `ticketOf(0)`, in another order. */
export const QUADRA = { numbers: [53, 1, 10, 52, 11, 51] };
/** That draw with what it paid. */
export const PAID_QUADRA = {
  ...QUADRA,
  paid: [
    { hits: 6, winners: 0, cents: 0 },
    { hits: 5, winners: 9, cents: 4_000_000 },
    { hits: 4, winners: 99, cents: 98_765 },
  ],
} as const;
