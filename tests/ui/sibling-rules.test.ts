import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

/** The end of a chain of siblings that is any element, or a chain through a mere tag: `a > * + *`, `.a + div + p`. */
const OF_ANY = /[+~]\s*(\*|[a-z]+\s*[+~])/;

/** The selectors that have the browser style the whole page anew for each element that comes or goes. */
function costly(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules(({ selector }) => {
    if (OF_ANY.test(selector)) found.push(selector);
  });
  return found;
}

test('no style rule is for the sibling of any element: a tap that adds one would style the whole page', () => {
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => costly(readFileSync(`src/ui/${file}`, 'utf8')))).toEqual([]);
});

test.each(['details.card > * + *', '.engine + div + p', '.a ~ *'])('a style rule for %s is found', (selector) => {
  expect(costly(`${selector} { margin: 0 }`)).toEqual([selector]);
});
