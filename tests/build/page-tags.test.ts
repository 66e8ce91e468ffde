import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeCrawlerFiles } from '../../tools/build/host-files.ts';
import { PICTURE, pageTags } from '../../tools/build/page-tags.ts';

const TEMPLATE = readFileSync('index.html', 'utf8');
const PAGE = { path: '/new', title: 'Robô da Sorte', isListed: true };
const HOME = 'https://robo.com.br/robo/';

/** What the tags say, by name. */
function said(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<(?:meta|link) (?:\w+)="([^"]+)" (?:content|href)="([^"]*)">/g)];
  return Object.fromEntries(tags.map(([, name, value]) => [name, value]));
}

describe('the tags of a page', () => {
  test('name its address and its picture where the site is known', () => {
    expect(said(pageTags(PAGE, HOME))).toEqual({
      canonical: 'https://robo.com.br/robo/new',
      'og:url': 'https://robo.com.br/robo/new',
      'og:type': 'website',
      'og:locale': 'pt_BR',
      'og:title': 'Robô da Sorte',
      'og:image': 'https://robo.com.br/robo/preview.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    const home = said(pageTags({ ...PAGE, path: '/' }, HOME));
    expect(home.canonical).toBe('https://robo.com.br/robo/');
  });

  test('they are none where it is not', () => {
    expect(pageTags(PAGE)).toBe('');
  });

  test('keep the address of a page that is not to be found to themselves', () => {
    const tags = pageTags({ ...PAGE, path: '/secret', isListed: false }, HOME);
    expect(tags).not.toMatch(/secret|canonical|og:url/);
    expect(said(tags)['og:image']).toBe(`${HOME}preview.png`);
  });

  test('take less than 250 bytes of the compressed page', () => {
    const size = (html: string) => gzipSync(html, { level: 9 }).length;
    const tagged = TEMPLATE.replace('<!--tags-->', () => pageTags(PAGE, HOME));
    expect(tagged).not.toBe(TEMPLATE);
    expect(size(tagged) - size(TEMPLATE)).toBeLessThan(250);
  });
});

test('the picture has the size that the tags tell, and is small', () => {
  const png = readFileSync(`public/${PICTURE.file}`);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height]);
  expect(png.length).toBeLessThan(60_000);
});

describe('what crawlers read', () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'crawlers-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');

  test('lists the pages where the site is known', async () => {
    await writeCrawlerFiles(dist, ['/', '/new'], HOME);
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${HOME}sitemap.xml\n`);
    const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g)].map(([, at]) => at);
    expect(addresses).toEqual([HOME, `${HOME}new`]);
  });

  test('has no list where it is not', async () => {
    await writeCrawlerFiles(dist, ['/', '/new']);
    expect(readdirSync(dist)).toEqual(['robots.txt']);
    expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  });
});
