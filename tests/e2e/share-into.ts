import type { BrowserContext, Page } from 'playwright-core';

/** What another app shares. */
export interface Shared {
  readonly files?: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[];
  readonly text?: string;
}

/** Puts the form into a page that the system, or another app, would send. */
export async function fillForm(page: Page, { files = [], text = '' }: Shared, address: string): Promise<void> {
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { id: 'share', action, method: 'post' });
    form.enctype = 'multipart/form-data';
    form.innerHTML = '<textarea name="text"></textarea><input name="files" aria-label="files" type="file" multiple>';
    form.append(Object.assign(document.createElement('input'), { name: 'title', value: '' }));
    document.body.append(form);
  }, `${address}/receber`);
  await page.locator('#share textarea').fill(text);
  await page.locator('#share input[type=file]').setInputFiles([...files]);
}

/** Sends that form. */
export const send = (page: Page) => page.evaluate(() => document.querySelector<HTMLFormElement>('#share')?.submit());

/** Shares with the app from a page that is nobody's, as the system does; gives the page that it leads to. */
export async function share(context: BrowserContext, shared: Shared, address: string): Promise<Page> {
  const page = await context.newPage();
  await fillForm(page, shared, address);
  await send(page);
  return page;
}
