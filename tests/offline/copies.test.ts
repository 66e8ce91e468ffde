import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copiesOf } from '../../offline/copies.ts';
import { useFakeCaches, useFakeHost } from './fake-caches.ts';

const SCOPE = 'https://site.example/robo/';
const FILES = [
  { url: 'assets/a-1.js', revision: null },
  { url: 'index.html', revision: 'x' },
];
const SCRIPT = `${SCOPE}assets/a-1.js`;
const HOME = `${SCOPE}index.html`;

let caches: ReturnType<typeof useFakeCaches>;
let host: ReturnType<typeof useFakeHost>;
beforeEach(() => {
  caches = useFakeCaches();
  host = useFakeHost({ [SCRIPT]: 'a', [HOME]: '<p>1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const text = async (answer: Promise<Response | undefined>) => (await answer)?.text();

describe('the copies', () => {
  test('are made of all files, pages first', async () => {
    const copies = copiesOf(FILES, SCOPE);
    await copies.fill();
    expect(host.asked).toEqual([HOME, SCRIPT]);
    host.isUp = false;
    expect(await text(copies.find(SCRIPT))).toBe('a');
    expect(await text(copies.find(HOME))).toBe('<p>1');
    expect(await copies.find(`${SCOPE}none`)).toBeUndefined();
  });

  test.each<[string, string | undefined]>([
    ['is lost', undefined],
    ['is a page', '<p>home'],
  ])('are not whole when a script %s, and go on from there the next time', async (_, script) => {
    const copies = copiesOf(FILES, SCOPE);
    host.texts = { [HOME]: '<p>1', ...(script !== undefined && { [SCRIPT]: script }) };
    await expect(copies.fill()).rejects.toThrow(SCRIPT);
    host.texts[SCRIPT] = 'a';
    host.asked = [];
    await copies.fill();
    expect(host.asked).toEqual([SCRIPT]);
    expect(await text(copies.find(SCRIPT))).toBe('a');
  });

  test('ask past the browser’s cache, which may keep a «not found»', async () => {
    const ask = vi.fn(async (_: string, { cache }: RequestInit) =>
      cache === 'default' ? new Response('lost', { status: 404 }) : new Response('a'),
    );
    vi.stubGlobal('fetch', ask);
    const copies = copiesOf([{ url: 'assets/a-1.js', revision: null }], SCOPE);
    await copies.fill();
    expect(ask.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
    expect(await text(copies.find(SCRIPT))).toBe('a');
  });

  test('are not whole where there is no room', async () => {
    caches.isFull = true;
    await expect(copiesOf(FILES, SCOPE).fill()).rejects.toThrow('full');
  });

  test('where the browser hides them are none, without an error', async () => {
    caches.isBlocked = true;
    expect(await copiesOf(FILES, SCOPE).find(HOME)).toBeUndefined();
  });

  test('of a newer version stand beside the older ones, and share what is the same', async () => {
    const older = copiesOf(FILES, SCOPE);
    await older.fill();
    host.texts[HOME] = '<p>2';
    host.texts[`${SCOPE}assets/b-2.js`] = 'b';
    host.asked = [];
    const newer = copiesOf(
      [
        { url: 'index.html', revision: 'y' },
        { url: 'assets/b-2.js', revision: null },
      ],
      SCOPE,
    );
    await newer.fill();
    expect(await text(older.find(HOME))).toBe('<p>1');
    expect(await text(newer.find(HOME))).toBe('<p>2');
    expect(await text(newer.find(SCRIPT))).toBe('a');
    expect(newer.has(SCRIPT)).toBe(false);
    await newer.dropOthers();
    expect(await newer.find(SCRIPT)).toBeUndefined();
    expect(await older.find(HOME)).toBeUndefined();
    expect(await text(newer.find(HOME))).toBe('<p>2');
  });

  test('of an answer that a host has led elsewhere can be a page all the same', async () => {
    const led = new Response('<p>1', { headers: { 'Content-Type': 'text/html', 'X-Kept': 'yes' } });
    Object.defineProperty(led, 'redirected', { value: true });
    vi.stubGlobal('fetch', async () => led);
    await copiesOf([{ url: 'index.html', revision: 'x' }], SCOPE).fill();
    const [copy] = caches.kept.values();
    expect(copy?.redirected).toBe(false);
    expect(copy?.headers.get('X-Kept')).toBe('yes');
  });

  test('are renewed by a good answer only, and never at its expense', async () => {
    const copies = copiesOf(FILES, SCOPE);
    await copies.fill();
    await copies.renew(SCRIPT, new Response('lost', { status: 404 }));
    await copies.renew(SCRIPT, new Response('<p>', { headers: { 'Content-Type': 'text/html' } }));
    expect(await text(copies.find(SCRIPT))).toBe('a');
    expect(await text(copies.renew(SCRIPT, new Response('new')))).toBe('new');
    expect(await text(copies.find(SCRIPT))).toBe('new');
    caches.isFull = true;
    expect(await text(copies.renew(SCRIPT, new Response('newer')))).toBe('newer');
  });
});
