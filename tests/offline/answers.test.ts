import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerTo } from '../../offline/answers.ts';
import { type Copies, copiesOf } from '../../offline/copies.ts';
import { useFakeCaches, useFakeHost } from './fake-caches.ts';

const SCOPE = 'https://site.example/robo/';
const FILES = ['index.html', 'new.html', 'manifest.webmanifest'].map((url) => ({
  url,
  revision: 'x',
}));
const SCRIPT = `${SCOPE}assets/a-1.js`;

let caches: ReturnType<typeof useFakeCaches>;
let host: ReturnType<typeof useFakeHost>;
let copies: Copies;
beforeEach(async () => {
  caches = useFakeCaches();
  host = useFakeHost({
    [`${SCOPE}index.html`]: '<p>home',
    [`${SCOPE}new.html`]: '<p>new',
    [`${SCOPE}manifest.webmanifest`]: '{}',
    [SCRIPT]: 'a',
  });
  copies = copiesOf([...FILES, { url: 'assets/a-1.js', revision: null }], SCOPE);
  await copies.fill();
  host.asked = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const request = (address: string, more: Partial<Request> = {}) =>
  ({ url: address, method: 'GET', mode: 'cors', cache: 'default', ...more }) as Request;
const answer = (address: string, more?: Partial<Request>) => answerTo(request(address, more), copies, SCOPE);
const goTo = (path: string) => answer(SCOPE + path, { mode: 'navigate' });
const text = async (answered: Promise<Response> | undefined) => (await answered)?.text();

describe('going to an address of the app', () => {
  test.each([
    ['', '<p>home'],
    ['?view=result&seed=new', '<p>home'],
    ['index.html?x', '<p>home'],
    ['new', '<p>new'],
    ['new/?view=strategy', '<p>new'],
    ['new.html#x', '<p>new'],
  ])('opens the copy of its page: %s', async (path, page) => {
    expect(await text(goTo(path))).toBe(page);
    expect(host.asked).toEqual([]);
  });

  test('that it does not know is the host’s affair, and home without a network', async () => {
    host.texts[`${SCOPE}licenses.md`] = 'MIT';
    expect(await text(goTo('licenses.md'))).toBe('MIT');
    host.isUp = false;
    expect(await text(goTo('licenses.md'))).toBe('<p>home');
    expect(await text(goTo('no/such/page?x=new'))).toBe('<p>home');
  });

  test('goes to the network when the copies are gone', async () => {
    caches.kept.clear();
    expect((await goTo('new'))?.status).toBe(404);
    expect(host.asked).toEqual([`${SCOPE}new`]);
    host.isUp = false;
    await expect(goTo('no/such/page')).rejects.toThrow('no network');
  });

  test.each(['assets/none.js', 'assets/', 'assets/a-1.js'])('never answers %s', (path) => {
    expect(goTo(path)).toBeUndefined();
  });
});

describe('asking for a file', () => {
  test('has the copy, whatever the query', async () => {
    expect(await text(answer(SCRIPT))).toBe('a');
    expect(await text(answer(`${SCOPE}manifest.webmanifest?x`))).toBe('{}');
    expect(host.asked).toEqual([]);
  });

  test('has what the host says of an asset that no version knows', async () => {
    expect((await answer(`${SCOPE}assets/none.js`))?.status).toBe(404);
    host.isUp = false;
    await expect(answer(`${SCOPE}assets/none.js`)).rejects.toThrow('no network');
  });

  test('past the browser’s cache has a new copy made, where there is a network', async () => {
    host.texts[SCRIPT] = 'mended';
    expect(await text(answer(SCRIPT, { cache: 'reload' }))).toBe('mended');
    expect(await text(answer(SCRIPT))).toBe('mended');
    host.isUp = false;
    expect(await text(answer(SCRIPT, { cache: 'reload' }))).toBe('mended');
  });

  test.each<[string, Partial<Request>]>([
    ['https://site.example/other/assets/a-1.js', {}],
    ['https://elsewhere.example/robo/assets/a-1.js', {}],
    [`${SCOPE}licenses.md`, {}],
    [SCRIPT, { method: 'HEAD' }],
  ])('leaves to the browser what is not the app’s: %s %o', (address, more) => {
    expect(answer(address, more)).toBeUndefined();
  });
});
