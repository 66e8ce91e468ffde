// Plain JavaScript: the build of the library, which npm runs, uses it too.
import { readFileSync } from 'node:fs';

/** The file that lists the licences of all bundled code. */
export const LICENSES = 'licenses.md';

/** seedrandom has no file of its licence, and Alea in it is another author's: both are in its text. */
const WITHOUT_FILE = 'seedrandom';

/**
 * Puts the licences of seedrandom, which are in its README and at the head of its Alea, where Vite's list of licences
 * has found no file of one; fails the build when they are not there any more.
 */
export function seedrandomLicenses() {
  return {
    name: 'seedrandom-licenses',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[LICENSES];
        if (list?.type !== 'asset') return;
        const title = new RegExp(`^## ${WITHOUT_FILE} - .*$`, 'm');
        if (!title.test(String(list.source))) throw new Error(`no ${WITHOUT_FILE} in the licences`);
        list.source = String(list.source).replace(title, (line) =>
          [line, licenseOf('README.md', /^Copyright .*$[\s\S]*/m), aleaLicense()].join('\n\n'),
        );
      },
    },
  };
}

function aleaLicense() {
  const comment = licenseOf('lib/alea.js', /^\/\/ Copyright .*\n(\/\/.*\n)+/m);
  return `lib/alea.js: ${comment.replace(/^\/\/ ?/gm, '')}`;
}

function licenseOf(file, pattern) {
  const path = new URL(`../../node_modules/${WITHOUT_FILE}/${file}`, import.meta.url);
  const [text = ''] = pattern.exec(readFileSync(path, 'utf8')) ?? [];
  if (!/Permission is hereby granted/.test(text)) throw new Error(`no licence in ${file}`);
  return text.trim();
}
