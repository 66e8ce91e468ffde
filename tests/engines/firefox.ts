import { type Browser, launch } from 'puppeteer-core';
import { type Engine, HANG_MS, PHONE, type Visit } from './engine.ts';

/** Starts the Firefox at a path, without a window, and speaks WebDriver BiDi to it. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: HANG_MS,
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
  });
  const version = (await browser.version()).replace(/^\D*/, '');
  return {
    name: `Firefox ${version}`,
    visit: () => openVisit(browser),
    close: () => browser.close(),
  };
}

async function openVisit(browser: Browser): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(PHONE);
  return {
    async open(address) {
      await page.goto(address, { timeout: HANG_MS });
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    clickAt: (x, y) => page.mouse.click(x, y),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
