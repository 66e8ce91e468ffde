import { expect, test } from 'vitest';
import { answeredRuns, awaitAnsweredRun } from './answered-runs.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { commitsOf, countRenders } from './count-renders.ts';
import { generateFast, OVERLAYS } from './steps.ts';

const { open } = openBrowser();

test('a tick of the overlay renders nothing: the progress moves past React', async () => {
  const { page } = await open({ clock: true, before: countRenders });
  // What home loads by itself comes no tick's way.
  await page.getByRole('button', { name: 'Assistir ao vídeo' }).waitFor();
  await pauseClock(page);
  const before = await answeredRuns(page);
  await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
  await awaitAnsweredRun(page, before);
  const { step, tickMs } = OVERLAYS.main;
  const shown = (tick: number) =>
    page.locator(`[role=progressbar][aria-valuenow="${Math.round(tick * step)}"]`).waitFor();
  // The first tick comes with what was still to be rendered of the start.
  await page.clock.runFor(tickMs);
  await shown(1);
  for (let tick = 2; tick <= 8; tick++) {
    const { length } = await commitsOf(page);
    await page.clock.runFor(tickMs);
    await shown(tick);
    const commits = (await commitsOf(page)).slice(length);
    expect(commits).toEqual([]);
  }
});

test('the overlay opens onto the result, however late that is rendered', async () => {
  const { page } = await open({ clock: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const closings = await page.evaluateHandle(() => {
    const seen: { readonly heading: string | undefined; readonly balls: number }[] = [];
    const overlay = document.querySelector<HTMLDialogElement>('dialog[data-timing]');
    new MutationObserver(() => {
      if (overlay?.open) return;
      const heading = document.querySelector('h1')?.textContent;
      seen.push({ heading, balls: document.querySelectorAll('article b').length });
    }).observe(overlay as HTMLElement, { attributeFilter: ['open'] });
    return seen;
  });
  await generateFast(page);
  expect(await closings.jsonValue()).toEqual([{ heading: 'Seus bilhetes', balls: 6 }]);
});
