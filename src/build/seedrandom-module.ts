import type { Plugin } from 'vite';

const ALEA = /seedrandom\/lib\/alea\.js$/;

/**
 * Makes a module of seedrandom's Alea, which is written for every loader there ever was: as it is,
 * the bundler puts half a kilobyte for such files into the worker's entry.
 */
export function seedrandomModule(): Plugin {
  return {
    name: 'seedrandom-module',
    apply: 'build',
    transform(code, id) {
      if (!ALEA.test(id)) return null;
      const module = code
        .replace(
          'if (module && module.exports) {\n  module.exports = impl;',
          'if (true) {\n  module.exports = impl;',
        )
        .replace(/\bthis,\s*\(typeof module\) == 'object' && module/, 'null, module');
      if (!/if \(true\)[\s\S]*null, module/.test(module)) {
        throw new Error('seedrandom is written in another way now');
      }
      return `const module = { exports: {} };\n${module}\nexport default module.exports;\n`;
    },
  };
}
