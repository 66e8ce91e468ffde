import type { Plugin } from 'vite';

/** Vite's own wrapper of dynamic imports. */
const PRELOAD = '\0vite/preload-helper.js';

/**
 * Puts `importPart` in the place of Vite's wrapper of dynamic imports, which never asks again for
 * a style that failed once, and knows no files of a part that has only one.
 */
export function partFiles(): Plugin {
  return {
    name: 'part-files',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 ? [file] : files,
        },
      },
    }),
    load(id) {
      if (id !== PRELOAD) return null;
      return "export { importPart as __vitePreload } from '/src/platform/part-files.ts';";
    },
  };
}
