import { beforeEach, describe, expect, test } from 'vitest';
import { answerTo } from '../../offline/answers.ts';
import { type Copies, copiesOf } from '../../offline/copies.ts';
import { builtFile, useFakeCaches, useFakeHost } from './fake-caches.ts';

const SCOPE = 'https://site.example/robo/';
const HOME_PAGE = '<p>home x';
const NEW_PAGE = '<p>new x';
const FILES = [
  { url: 'index.html', revision: 'x' },
  { url: 'new.html', revision: 'x' },
  builtFile('manifest.webmanifest', '{}', 'x'),
  builtFile('assets/a-1.js', 'a'),
];
const SCRIPT = `${SCOPE}assets/a-1.js`;

let caches: ReturnType<typeof useFakeCaches>;
let host: ReturnType<typeof useFakeHost>;
let copies: Copies;
beforeEach(async () => {
  caches = useFakeCaches();
  host = useFakeHost({
    [`${SCOPE}index.html`]: HOME_PAGE,
    [`${SCOPE}new.html`]: NEW_PAGE,
    [`${SCOPE}manifest.webmanifest`]: '{}',
    [SCRIPT]: 'a',
  });
  copies = copiesOf(FILES, SCOPE);
  await copies.fill();
  host.asked = [];
});

const request = (address: string, more: Partial<Request> = {}) =>
  ({ url: address, method: 'GET', mode: 'cors', cache: 'default', ...more }) as Request;
const answer = (address: string, more?: Partial<Request>) => answerTo(request(address, more), copies, SCOPE);
const goTo = (path: string) => answer(SCOPE + path, { mode: 'navigate' });
const text = async (answered: Promise<Response> | undefined) => (await answered)?.text();

describe('going to an address of the app', () => {
  test.each([
    ['', HOME_PAGE],
    ['?view=result&seed=new', HOME_PAGE],
    ['index.html?x', HOME_PAGE],
    ['new', NEW_PAGE],
    ['new/?view=strategy', NEW_PAGE],
    ['new.html#x', NEW_PAGE],
  ])('opens the copy of its page: %s', async (path, page) => {
    expect(await text(goTo(path))).toBe(page);
    expect(host.asked).toEqual([]);
  });

  test('an unknown address goes to the host, and is home without a network', async () => {
    host.texts[`${SCOPE}licenses.md`] = 'MIT';
    expect(await text(goTo('licenses.md'))).toBe('MIT');
    host.isUp = false;
    expect(await text(goTo('licenses.md'))).toBe(HOME_PAGE);
    expect(await text(goTo('no/such/page?x=new'))).toBe(HOME_PAGE);
  });

  test('a sample comes from the host, and without a network it is words of its own, never home', async () => {
    const sample = `${SCOPE}exemplo/video.html`;
    host.texts[sample] = '<p>sample';
    expect(await text(goTo('exemplo/video.html'))).toBe('<p>sample');
    host.isUp = false;
    const answered = await goTo('exemplo/video.html');
    expect(answered?.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await answered?.text()).toMatch(/<html lang="pt-BR">.*Sem internet/s);
    expect(host.asked).toEqual([sample, sample]);
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
  test('a file has the copy, whatever the query', async () => {
    expect(await text(answer(SCRIPT))).toBe('a');
    expect(await text(answer(`${SCOPE}manifest.webmanifest?x`))).toBe('{}');
    expect(host.asked).toEqual([]);
  });

  test('an asset that no version knows is as the host says', async () => {
    expect((await answer(`${SCOPE}assets/none.js`))?.status).toBe(404);
    host.isUp = false;
    await expect(answer(`${SCOPE}assets/none.js`)).rejects.toThrow('no network');
  });

  test('past the browser’s cache has a new copy made, where there is a network', async () => {
    caches.kept.set(SCRIPT, new Response('damaged'));
    expect(await text(answer(SCRIPT, { cache: 'reload' }))).toBe('a');
    expect(await text(answer(SCRIPT))).toBe('a');
    host.isUp = false;
    expect(await text(answer(SCRIPT, { cache: 'reload' }))).toBe('a');
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
