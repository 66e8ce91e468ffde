import { describe, expect, test } from 'vitest';
import { splitCss } from '../../tools/build/critical-css.ts';

const PAGES = ['<div class="page" data-lottery="megasena"><b class="ball lit"></b></div>', '<p class="lead"></p>'];
const CSS = [
  'p{margin:0}.ball{color:red}.toast{animation:rise 1s}.ball.gone{color:blue}',
  '.lead,.toast{padding:0}.premium .ball{animation:glow 1s}',
  '@keyframes rise{to{top:0}}@keyframes glow{to{top:1px}}',
  '[data-lottery=quina]{--a:1}[data-lottery="megasena"]{--a:2}[data-lost]{top:var(--a)}',
  '@media (min-width:1px){.ball{top:2px}.toast{top:3px}}@media (min-width:2px){.toast{top:4px}}',
  '@media print{.ball{top:5px}}@media (forced-colors:active){.ball{top:6px}}.page:focus-within .ball{top:0}',
].join('');

const split = splitCss(CSS, PAGES);

describe('the style of a page as it stands', () => {
  test('it is what can match in any of the pages, and what the inline script changes', () => {
    expect(split.critical).toBe(
      [
        'p{margin:0}.ball{color:red}.lead,.toast{padding:0}.premium .ball{animation:glow 1s}',
        '@keyframes glow{to{top:1px}}',
        '[data-lottery="megasena"]{--a:2}[data-lost]{top:var(--a)}',
        '@media (min-width:1px){.ball{top:2px}}',
      ].join(''),
    );
  });

  test('leaves the rest, print, forced colours and the focus for later, in its order', () => {
    expect(split.rest).toBe(
      [
        '.toast{animation:rise 1s}.ball.gone{color:blue}',
        '@keyframes rise{to{top:0}}[data-lottery=quina]{--a:1}@media (min-width:1px){.toast{top:3px}}',
        '@media (min-width:2px){.toast{top:4px}}',
        '@media print{.ball{top:5px}}@media (forced-colors:active){.ball{top:6px}}.page:focus-within .ball{top:0}',
      ].join(''),
    );
  });

  test('it is all of it where the pages have everything', () => {
    const all = '<i class="ball gone toast lit" data-lottery="quina"></i>';
    const { critical, rest } = splitCss(CSS, [...PAGES, all]);
    expect(rest).toBe(
      '@media print{.ball{top:5px}}@media (forced-colors:active){.ball{top:6px}}.page:focus-within .ball{top:0}',
    );
    expect(critical + rest).toBe(CSS);
  });
});
