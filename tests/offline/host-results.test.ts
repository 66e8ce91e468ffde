import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerTo } from '../../offline/answers.ts';
import { copiesOf } from '../../offline/copies.ts';
import { useFakeCaches, useFakeHost } from './fake-caches.ts';

const SCOPE = 'https://site.example/robo/';
const INDEX = `${SCOPE}results/index.json`;
const QUINA = `${SCOPE}results/quina-00000001.bin`;
const NEWER = `${SCOPE}results/quina-00000002.bin`;
const SENA = `${SCOPE}results/megasena-00000003.bin`;

let caches: ReturnType<typeof useFakeCaches>;
let host: ReturnType<typeof useFakeHost>;
const copies = copiesOf([{ url: 'index.html', revision: 'x' }], SCOPE);
beforeEach(() => {
  caches = useFakeCaches();
  host = useFakeHost({ [INDEX]: '{"a":1}', [QUINA]: '[1]', [NEWER]: '[2]', [SENA]: '[3]' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const request = (address: string, more: Partial<Request> = {}) =>
  ({ url: address, method: 'GET', mode: 'cors', cache: 'default', ...more }) as Request;
const answer = (address: string, more?: Partial<Request>) => answerTo(request(address, more), copies, SCOPE);
const text = async (answered: Promise<Response> | undefined) => (await answered)?.text();
const kept = () => [...caches.results.keys()].sort();

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
