import { contentSecurityPolicy } from './content-security-policy.ts';

/** What goes into the template of a page. */
export interface PageParts {
  /** The address that the page is for. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** Inline script that runs before all others. */
  readonly early: string;
  /** Style sheet of the page as it stands. */
  readonly css: string;
  /** The file with the rest of the style, which the first paint does not need. */
  readonly restFile: string;
  /** The addresses of the files that make runs: they are fetched with a tap that starts one. */
  readonly run: readonly string[];
  /** The address of the worker's entry, which the first run needs too: it is fetched beside the page's script. */
  readonly worker: string;
  /** Where the video's frame comes from, as the policy names it. */
  readonly frameSource: string;
}

/**
 * Fills the built template: prerendered HTML, critical CSS and the early script inlined, the links to style sheets that
 * are inlined now removed. Returns the page and its policy, which is in the page too, for hosts that cannot send
 * headers.
 */
export function assemblePage(template: string, parts: PageParts): { page: string; policy: string } {
  const policy = contentSecurityPolicy([parts.early], [parts.css], parts.frameSource);
  const page = template
    .replace(/\n\s+/g, '\n')
    .replace(/\s*\/>/g, '>')
    // The style is inlined. The page's script links the manifest, once it listens for the install prompt.
    .replace(/<link rel="(?:stylesheet|manifest)"[^>]*>\s*/g, '')
    .replace('<!--title-->', () => parts.title)
    .replace('<!--early-->', () => `<script>${parts.early}</script>`)
    // The early script asks for the first template's files after the first paint, for the second's with a run.
    .replace(
      /<script type="module"[^>]*><\/script>/,
      (script) =>
        // The script has the same origin with and without `crossorigin`; the style's media is print until the page is live.
        `<template>${script.replace(' crossorigin', '')}${prefetch(parts.worker)}` +
        `<link rel="stylesheet" media="print" href="${parts.restFile}"></template>` +
        `<template>${parts.run.map(preload).join('')}</template>`,
    )
    .replace('<div id="root">', () => `<div id="root" data-path="${parts.path}">`)
    .replace('<!--app-->', () => parts.html)
    .replace('</body>', () => '<template data-mark></template>\n</body>')
    .replace(
      '<meta name="viewport"',
      (found) => `<meta http-equiv="Content-Security-Policy" content="${policy}">\n${found}`,
    )
    .replace('</head>', () => `<style>${parts.css}</style>\n</head>`);
  return { page, policy };
}

/** Behind all that the page itself waits for; not parsed. */
function prefetch(file: string): string {
  return `<link rel="prefetch" href="${file}">`;
}

function preload(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" href="${file}">`
    : `<link rel="modulepreload" href="${file}">`;
}
