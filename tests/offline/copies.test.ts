import { beforeEach, describe, expect, test, vi } from 'vitest';
import { copiesOf } from '../../offline/copies.ts';
import { builtFile, useFakeCaches, useFakeHost } from './fake-caches.ts';

const SCOPE = 'https://site.example/robo/';
const page = (revision: string) => `<div data-path="/">1</div><link data-mark="${revision}"></html>`;
const pageFile = (revision: string) => ({ url: 'index.html', revision });
const FILES = [builtFile('assets/a-1.js', 'a'), pageFile('x')];
const SCRIPT = `${SCOPE}assets/a-1.js`;
const HOME = `${SCOPE}index.html`;

let caches: ReturnType<typeof useFakeCaches>;
let host: ReturnType<typeof useFakeHost>;
beforeEach(() => {
  caches = useFakeCaches();
  host = useFakeHost({ [SCRIPT]: 'a', [HOME]: page('x') });
});

const text = async (answer: Promise<Response | undefined>) => (await answer)?.text();

describe('the copies', () => {
  test('the copies are made of all files, pages first', async () => {
    const copies = copiesOf(FILES, SCOPE);
    await copies.fill();
    expect(host.asked).toEqual([HOME, SCRIPT]);
    host.isUp = false;
    expect(await text(copies.find(SCRIPT))).toBe('a');
    expect(await text(copies.find(HOME))).toBe(page('x'));
    expect(await copies.find(`${SCOPE}none`)).toBeUndefined();
  });

  test.each<[string, string | undefined]>([
    ['is lost', undefined],
    ['is a page', '<p>home'],
  ])('the copies are not whole when a script %s, and go on from there the next time', async (_, script) => {
    const copies = copiesOf(FILES, SCOPE);
    host.texts = { [HOME]: page('x'), ...(script !== undefined && { [SCRIPT]: script }) };
    await expect(copies.fill()).rejects.toThrow(SCRIPT);
    host.texts[SCRIPT] = 'a';
    host.asked = [];
    await copies.fill();
    expect(host.asked).toEqual([SCRIPT]);
    expect(await text(copies.find(SCRIPT))).toBe('a');
  });

  test.each([
    ['an empty page', HOME, ''],
    ['a page of the host’s own', HOME, '<h1>Em manutenção</h1></html>'],
    ['the page of another version', HOME, page('y')],
    ['half a page', HOME, page('x').slice(0, 30)],
    ['an empty script', SCRIPT, ''],
    ['a script of another text', SCRIPT, 'b'],
  ])('the copies are never %s, though its status is 200', async (_, address, wrong) => {
    const copies = copiesOf(FILES, SCOPE);
    const right = host.texts[address] as string;
    host.texts[address] = wrong;
    await expect(copies.fill()).rejects.toThrow(address);
    expect(await copies.find(address)).toBeUndefined();
    host.texts[address] = right;
    await copies.fill();
    expect(await text(copies.find(address))).toBe(right);
  });

  test('the copies are of pages into which a host has put something of its own', async () => {
    const changed = page('x').replace('<link', '<script src="/count.js"></script><link');
    host.texts[HOME] = changed;
    const copies = copiesOf(FILES, SCOPE);
    await copies.fill();
    expect(await text(copies.find(HOME))).toBe(changed);
  });

  test('the copies that are wrong, as older versions kept them, are fetched anew; their pages stand in no older version’s way', async () => {
    const older = copiesOf([pageFile('w'), { url: 'new.html', revision: 'v' }], SCOPE);
    caches.kept.set(SCRIPT, new Response(''));
    caches.kept.set(`${HOME}?w`, new Response('<h1>Em manutenção</h1></html>'));
    caches.kept.set(`${SCOPE}new.html?v`, new Response(page('v')));
    const copies = copiesOf(FILES, SCOPE);
    await copies.fill();
    expect(await text(copies.find(SCRIPT))).toBe('a');
    expect(await older.find(HOME)).toBeUndefined();
    expect(await text(older.find(`${SCOPE}new.html`))).toBe(page('v'));
  });

  test('ask past the browser’s cache, which may keep a «not found»', async () => {
    const ask = vi.fn(async (_: string, { cache }: RequestInit) =>
      cache === 'default' ? new Response('lost', { status: 404 }) : new Response('a'),
    );
    vi.stubGlobal('fetch', ask);
    const copies = copiesOf([builtFile('assets/a-1.js', 'a')], SCOPE);
    await copies.fill();
    expect(ask.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
    expect(await text(copies.find(SCRIPT))).toBe('a');
  });

  test('the copies are not whole where there is no room', async () => {
    caches.isFull = true;
    await expect(copiesOf(FILES, SCOPE).fill()).rejects.toThrow('full');
  });

  test('copies that the browser hides are none, without an error', async () => {
    caches.isBlocked = true;
    expect(await copiesOf(FILES, SCOPE).find(HOME)).toBeUndefined();
  });

  test('the copies of a newer version stand beside the older ones, and share what is the same', async () => {
    const older = copiesOf(FILES, SCOPE);
    await older.fill();
    host.texts[HOME] = page('y');
    host.texts[`${SCOPE}assets/b-2.js`] = 'b';
    host.asked = [];
    const newer = copiesOf([pageFile('y'), builtFile('assets/b-2.js', 'b')], SCOPE);
    await newer.fill();
    expect(await text(older.find(HOME))).toBe(page('x'));
    expect(await text(newer.find(HOME))).toBe(page('y'));
    expect(await text(newer.find(SCRIPT))).toBe('a');
    expect(newer.has(SCRIPT)).toBe(false);
    await newer.dropOthers();
    expect(await newer.find(SCRIPT)).toBeUndefined();
    expect(await older.find(HOME)).toBeUndefined();
    expect(await text(newer.find(HOME))).toBe(page('y'));
  });

  test('the copies of an answer that a host has led elsewhere can be a page all the same', async () => {
    const led = new Response(page('x'), { headers: { 'Content-Type': 'text/html', 'X-Kept': 'yes' } });
    Object.defineProperty(led, 'redirected', { value: true });
    vi.stubGlobal('fetch', async () => led);
    await copiesOf([pageFile('x')], SCOPE).fill();
    const [copy] = caches.kept.values();
    expect(copy?.redirected).toBe(false);
    expect(copy?.headers.get('X-Kept')).toBe('yes');
  });

  test('the copies are renewed by a good answer only, and never at its expense', async () => {
    const copies = copiesOf(FILES, SCOPE);
    await copies.fill();
    await copies.renew(SCRIPT, new Response('lost', { status: 404 }));
    await copies.renew(SCRIPT, new Response('<p>', { headers: { 'Content-Type': 'text/html' } }));
    expect(await text(copies.renew(SCRIPT, new Response('')))).toBe('');
    expect(await text(copies.find(SCRIPT))).toBe('a');
    caches.kept.set(SCRIPT, new Response('damaged'));
    expect(await text(copies.renew(SCRIPT, new Response('a')))).toBe('a');
    expect(await text(copies.find(SCRIPT))).toBe('a');
    caches.isFull = true;
    expect(await text(copies.renew(SCRIPT, new Response('a')))).toBe('a');
  });
});
