import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../architecture/imports.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'workers/engine/strategies/README.md',
  'workers/tasks/README.md',
  ...readdirSync('docs').map((file) => `docs/${file}`),
];

/** Addresses, and what a build or a person makes. */
const NO_FILES =
  /^(\/.*|(\.cache|dist|lib|public\/results)\/.*|robo-da-sorte\/results|index\.json|fetch\.json|new\.html|sw\.js|licenses\.md|sbom\.json)$/;

/** What GitHub calls a title in an address: `## What is kept` is `what-is-kept`. */
const anchors = (page: string) =>
  Array.from(readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  test('names files and folders that are there', () => {
    const named = text.matchAll(/`([\w./-]+\/[\w./-]*|[\w.-]+\.(?:tsx?|m?js|css|html|json|md))`/g);
    const paths = Array.from(named, ([, path = '']) => path).filter((path) => !NO_FILES.test(path));
    expect(paths.filter((path) => !existsSync(path) && !existsSync(join(dirname(page), path)))).toEqual([]);
  });

  test('links to pages and titles that are there', () => {
    const links = Array.from(text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g));
    const lost = links.filter(([, file, anchor]) => {
      const path = file ? join(dirname(page), file) : page;
      return !existsSync(path) || (anchor && !anchors(path).includes(anchor));
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });
});

test('tests/specification.md names tests that are there', () => {
  const text = readFileSync('tests/specification.md', 'utf8');
  const named = Array.from(text.matchAll(/`([\w/-]+(?:\.test\.ts|\/))`/g), ([, path = '']) => path);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => path !== 'tests/' && !existsSync(`tests/${path}`))).toEqual([]);
});

test('comments cite pages and titles of docs/ that are there', () => {
  const lost = sourceFiles('src', 'workers', 'tests').flatMap((file) => {
    const cited = readFileSync(file, 'utf8').matchAll(/\b(docs\/[\w-]+\.md)(?:, «([^»]+)»)?/g);
    return Array.from(cited).filter(([, page = '', title]) => {
      if (!existsSync(page)) return true;
      return title !== undefined && !readFileSync(page, 'utf8').includes(`# ${title}\n`);
    });
  });
  expect(lost.map(([cited]) => cited)).toEqual([]);
});
