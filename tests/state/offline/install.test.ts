import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunOptions } from '../../../src/state/run/run.ts';
import type { FakeStorage, StorageMode } from '../../platform/fake-storage.ts';
import { openTab, useFakeStorage } from '../../platform/tabs.ts';

const IPHONE = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
const IPHONE_CHROME = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/126.0 Mobile/15E148 Safari/604.1';

const load = async () => ({
  ...(await import('../../../src/platform/install-prompt.ts')),
  ...(await import('../../../src/platform/install.ts')),
  ...(await import('../../../src/state/offline/install.ts')),
  ...(await import('../../../src/state/run/run.ts')),
});
type Page = Awaited<ReturnType<typeof load>>;

/** A page; `canInstall` when the browser says that it can install the app, once it has its manifest. */
async function open(canInstall: boolean, begin: (page: Page) => void = () => {}) {
  const heard = new EventTarget();
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  const append = ({ rel }: { rel?: string }) => {
    if (canInstall && rel === 'manifest') heard.dispatchEvent(event);
  };
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } });
  const tab = await openTab(load, (page) => page.keepInstallPrompt());
  begin(tab.page);
  tab.page.countResults();
  return { ...tab, prompt, event };
}

async function makeResult({ run }: Page): Promise<void> {
  for (const phase of ['asking', 'opening', 'shown'] as const) {
    run.phase = phase;
    await Promise.resolve();
  }
}

let storage: FakeStorage;
beforeEach(() => {
  storage = useFakeStorage();
  vi.stubGlobal('navigator', { userAgent: 'Chrome' });
});

describe('the offer to install', () => {
  test('comes with the second result, and asks the browser’s own question when it is taken', async () => {
    const { page, prompt, event } = await open(true);
    expect(event.defaultPrevented).toBe(true);
    await makeResult(page);
    expect(page.install.offer).toBeNull();
    await makeResult(page);
    expect(page.install.offer).toBe('question');
    expect(prompt).not.toHaveBeenCalled();
    page.acceptInstall();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(page.install.offer).toBeNull();
  });

  test('counts the results of all visits, but no run that was given up', async () => {
    const first = await open(true);
    await makeResult(first.page);
    first.page.run.phase = 'asking';
    await Promise.resolve();
    first.page.run.phase = 'idle';
    await Promise.resolve();
    expect(storage.kept('results')).toBe('1');
    const second = await open(true);
    await makeResult(second.page);
    expect(second.page.install.offer).toBe('question');
  });

  test('counts a result that was there before', async () => {
    storage.put('results', '1');
    await open(false, (page) => page.transition('shown', { asked: {} as RunOptions }));
    expect(storage.kept('results')).toBe('2');
  });

  test('it is not made again by this browser once it was on screen', async () => {
    storage.put('results', '2');
    const first = await open(true);
    await makeResult(first.page);
    first.page.noteOffered();
    first.page.closeOffer();
    await makeResult(first.page);
    expect(first.page.install.offer).toBeNull();
    const second = await open(true);
    await makeResult(second.page);
    expect(second.page.install.offer).toBeNull();
  });

  test('it is made with a later result where the browser could not at the second', async () => {
    const first = await open(false);
    await makeResult(first.page);
    await makeResult(first.page);
    expect(first.page.install.offer).toBeNull();
    const second = await open(true);
    await makeResult(second.page);
    expect(second.page.install.offer).toBe('question');
  });

  test('has nothing to offer once the app has been installed by other ways', async () => {
    storage.put('results', '1');
    const { page, window } = await open(true);
    window.dispatchEvent(new Event('appinstalled'));
    await makeResult(page);
    expect(page.install.offer).toBeNull();
    expect(storage.kept('install-offered')).toBe('true');
  });

  test.each<[string, object, string | null]>([
    ['Safari', { standalone: false, userAgent: IPHONE }, 'menu'],
    ['the app itself', { standalone: true, userAgent: IPHONE }, null],
    ['Chrome', { standalone: false, userAgent: IPHONE_CHROME }, null],
    ['Safari of a Mac', { userAgent: 'Macintosh Version/17.5 Safari/605.1.15' }, null],
  ])('tells of the menu on iOS, in %s', async (_, navigator, expected) => {
    vi.stubGlobal('navigator', navigator);
    storage.put('results', '1');
    const { page } = await open(false);
    await makeResult(page);
    expect(page.install.offer).toBe(expected);
  });

  test.each<StorageMode>(['blocked', 'full', 'forgets'])(
    'it is made once a page where the storage is %s',
    async (mode) => {
      storage.mode = mode;
      const { page } = await open(true);
      await makeResult(page);
      await makeResult(page);
      expect(page.install.offer).toBe('question');
      page.noteOffered();
      page.closeOffer();
      await makeResult(page);
      expect(page.install.offer).toBeNull();
    },
  );

  test('that the browser does not ask after all is no error', async () => {
    const { page, prompt } = await open(true);
    prompt.mockRejectedValue(new DOMException('no gesture', 'NotAllowedError'));
    page.askToInstall();
    page.askToInstall();
    await new Promise((resolve) => setTimeout(resolve));
    expect(prompt).toHaveBeenCalledTimes(1);
  });
});
