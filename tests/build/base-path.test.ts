import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { basePath, rebase } from '../../tools/build/base-path.ts';
import { INCOMING_PATH, landing } from '../../workers/shared/incoming/handover.ts';

describe('BASE_PATH', () => {
  test.each(['/', '/robo/', '/jogos/robo-da_sorte.v2/~a/'])('may be %s', (value) => {
    expect(basePath(value)).toBe(value);
  });

  test('it is / unless set', () => {
    expect(basePath(undefined)).toBe('/');
  });

  test.each([
    ...['', 'robo', '/robo', 'robo/', '//', '/a//b/', '/./', '/a/../b/', '/a b/', '/é/', '/%20/'],
    ...['/a?b/', '/a#b/', '/"/', "/'/", '/;/', '/$x/', '/a\n/', 'https://a.com/', './'],
  ])('may not be «%s»', (value) => {
    expect(() => basePath(value)).toThrow(/^BASE_PATH must begin and end with a slash.*like \/robo\//s);
  });
});

describe('what is copied as it is', () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'rebase-'));
    cpSync('public', dist, { recursive: true });
  });
  afterEach(() => rmSync(dist, { recursive: true }));
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');

  test('leads below the base', async () => {
    await rebase(dist, '/robo/');
    const rules = read('_redirects').match(/^\/.*$/gm);
    expect(rules).toContain('/robo/_headers /robo/assets/404.html 404!');
    expect(rules).toContain(`/robo/${INCOMING_PATH} /robo/${landing('lost')} 302`);
    expect(rules?.slice(-2)).toEqual(['/robo/assets/* /robo/assets/404.html 404', '/robo/* /robo/index.html 200']);
    expect(read('assets/404.html')).toContain('<a href="/robo/">');
  });

  test('stays as it is where the base is /', async () => {
    await rebase(dist, '/');
    for (const name of ['_redirects', 'assets/404.html']) {
      expect(read(name)).toBe(readFileSync(join('public', name), 'utf8'));
    }
  });
});
