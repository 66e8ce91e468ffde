import { describe, expect, test } from 'vitest';
import { splitCss } from '../../src/build/critical-css.ts';

const PAGES = [
  '<div class="page" data-lottery="megasena"><b class="ball lit"></b></div>',
  '<p class="lead"></p>',
];
const CSS = [
  'p{margin:0}.ball{color:red}.toast{animation:rise 1s}.ball.gone{color:blue}',
  '.lead,.toast{padding:0}.premium .ball{animation:glow 1s}',
  '@keyframes rise{to{top:0}}@keyframes glow{to{top:1px}}',
  '[data-lottery=quina]{--a:1}[data-lottery="megasena"]{--a:2}[data-lost]{top:var(--a)}',
  '@media (min-width:1px){.ball{top:2px}.toast{top:3px}}@media (min-width:2px){.toast{top:4px}}',
  '@media print{.ball{top:5px}}@media (forced-colors:active){.ball{top:6px}}',
].join('');

const split = splitCss(CSS, PAGES);

describe('the style of a page as it stands', () => {
  test('is what can match in any of the pages, and what the inline script changes', () => {
    expect(split.critical).toBe(
      [
        'p{margin:0}.ball{color:red}.lead,.toast{padding:0}.premium .ball{animation:glow 1s}',
        '@keyframes glow{to{top:1px}}[data-lottery="megasena"]{--a:2}[data-lost]{top:var(--a)}',
        '@media (min-width:1px){.ball{top:2px}}',
      ].join(''),
    );
  });

  test('leaves the rest, print and forced colours for later, in its order', () => {
    expect(split.rest).toBe(
      [
        '.toast{animation:rise 1s}.ball.gone{color:blue}@keyframes rise{to{top:0}}',
        '[data-lottery=quina]{--a:1}@media (min-width:1px){.toast{top:3px}}',
        '@media (min-width:2px){.toast{top:4px}}',
        '@media print{.ball{top:5px}}@media (forced-colors:active){.ball{top:6px}}',
      ].join(''),
    );
  });

  test('has the variables that it uses, and leaves the others for later', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:red}.ball{top:var(--b)}.toast{color:var(--c)}';
    expect(splitCss(`${css}@media (x){:root{--a:2px;--c:blue}}`, PAGES)).toEqual({
      critical: ':root{--a:1px;--b:var(--a)}.ball{top:var(--b)}@media (x){:root{--a:2px}}',
      rest: ':root{--c:red}@media (x){:root{--c:blue}}.toast{color:var(--c)}',
    });
  });

  test('is all of it where the pages have everything', () => {
    const all = '<i class="ball gone toast lit" data-lottery="quina"></i>';
    const { critical, rest } = splitCss(CSS, [...PAGES, all]);
    expect(rest).toBe('@media print{.ball{top:5px}}@media (forced-colors:active){.ball{top:6px}}');
    expect(critical + rest).toBe(CSS);
  });
});
