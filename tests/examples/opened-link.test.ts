import { chromium } from 'playwright-core';
import { linkFromReceipt, type Receipt, replay } from 'robo-da-sorte';
import { expect, inject, onTestFinished, test } from 'vitest';

const receipt: Receipt = {
  engine: '3',
  lottery: 'diadasorte',
  strategy: 'numerologia',
  games: 3,
  seed: 'abc',
  historySeed: 'h1',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
  options: { root: 7 },
};

test('the page opens a link with the numbers of its receipt', async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH as string });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(linkFromReceipt(receipt, inject('site')));
  const slips = page.getByRole('article').getByLabel(/^Números: /);
  await page.getByRole('group', { name: 'Todos os bilhetes' }).waitFor();
  const shown = await slips.evaluateAll((all) => all.map((slip) => slip.getAttribute('aria-label')));
  const expected = replay(receipt).tickets.map(
    ({ numbers }) => `Números: ${numbers.map((n) => String(n).padStart(2, '0')).join(', ')}`,
  );
  expect(shown).toEqual(expected);
});
