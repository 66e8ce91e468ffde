import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
const INDEX = `${SCOPE}results/index.json`;
const QUINA = `${SCOPE}results/quina-00000001.bin`;
const NEWER = `${SCOPE}results/quina-00000002.bin`;
const SENA = `${SCOPE}results/megasena-00000003.bin`;

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
    [INDEX]: '{"a":1}',
    [QUINA]: '[1]',
    [NEWER]: '[2]',
    [SENA]: '[3]',
  });
  copies = copiesOf(FILES, SCOPE);
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
const kept = () => [...caches.results.keys()].sort();

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

  test('that it does not know is the host’s affair, and home without a network', async () => {
    host.texts[`${SCOPE}licenses.md`] = 'MIT';
    expect(await text(goTo('licenses.md'))).toBe('MIT');
    host.isUp = false;
    expect(await text(goTo('licenses.md'))).toBe(HOME_PAGE);
    expect(await text(goTo('no/such/page?x=new'))).toBe(HOME_PAGE);
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

describe('the index of the host’s results', () => {
  test('is asked for each time, and is the last one without a network', async () => {
    expect(await text(answer(INDEX, { cache: 'no-cache' }))).toBe('{"a":1}');
    host.texts[INDEX] = '{"a":2}';
    expect(await text(answer(INDEX))).toBe('{"a":2}');
    host.isUp = false;
    expect(await text(answer(INDEX))).toBe('{"a":2}');
    expect(host.asked).toEqual([INDEX, INDEX, INDEX]);
  });

  test('is not there without a network where it never came', async () => {
    host.isUp = false;
    await expect(answer(INDEX)).rejects.toThrow('no network');
  });

  test('is not what stands in its place: a page, a fault', async () => {
    await answer(INDEX);
    host.texts[INDEX] = '<p>home';
    expect(await text(answer(INDEX))).toBe('<p>home');
    delete host.texts[INDEX];
    expect((await answer(INDEX))?.status).toBe(404);
    host.isUp = false;
    expect(await text(answer(INDEX))).toBe('{"a":1}');
  });
});

describe('a file of the host’s results', () => {
  test('is fetched once, when it is asked for', async () => {
    expect(await text(answer(QUINA))).toBe('[1]');
    host.isUp = false;
    expect(await text(answer(`${QUINA}?x`))).toBe('[1]');
    expect(host.asked).toEqual([QUINA]);
  });

  test('takes the place of the earlier one, and of no other', async () => {
    await answer(INDEX);
    await answer(QUINA);
    await answer(SENA);
    await answer(NEWER);
    expect(kept()).toEqual([INDEX, NEWER, SENA].sort());
  });

  test('is fetched anew for who has had a bad one', async () => {
    await answer(QUINA);
    host.texts[QUINA] = '[9]';
    expect(await text(answer(QUINA))).toBe('[1]');
    expect(await text(answer(QUINA, { cache: 'reload' }))).toBe('[9]');
    expect(await text(answer(QUINA))).toBe('[9]');
  });

  test('is no page, nothing that is lost, and nothing of another name', async () => {
    host.texts[QUINA] = '<p>home';
    delete host.texts[NEWER];
    const other = `${SCOPE}results/other.json`;
    host.texts[other] = '{}';
    for (const address of [QUINA, NEWER, other]) await answer(address);
    expect(kept()).toEqual([]);
  });

  test('comes all the same where there is no room, or no copy is to be had', async () => {
    caches.isFull = true;
    expect(await text(answer(QUINA))).toBe('[1]');
    caches.isBlocked = true;
    expect(await text(answer(QUINA))).toBe('[1]');
    expect(await text(answer(INDEX))).toBe('{"a":1}');
  });

  test('stays when another version of the app comes into use', async () => {
    await answer(QUINA);
    await copies.dropOthers();
    host.isUp = false;
    expect(await text(answer(QUINA))).toBe('[1]');
  });
});

test('nobody goes to a file of results as to a page', () => {
  expect(answer(QUINA, { mode: 'navigate' })).toBeUndefined();
});
