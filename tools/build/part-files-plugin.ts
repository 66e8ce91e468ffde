import type { Plugin } from 'vite';

/** Vite's own wrapper of dynamic imports. */
const PRELOAD = '\0vite/preload-helper.js';

/**
 * Puts `importPart` in the place of Vite's wrapper of dynamic imports. Vite's wrapper never asks again for a style that
 * failed once, shows the next part of the same file without it, and does not tell which files a part has. Vite 8.3 has
 * no setting for that: `resolveDependencies` does not cover styles, and `vite:preloadError` comes without the files.
 * Fails the build where the wrapper is gone.
 */
export function partFiles(): Plugin {
  let isThere = false;
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
      isThere = true;
      return "export { importPart as __vitePreload } from '/src/platform/part-files.ts';";
    },
    buildEnd(error) {
      if (!error && !isThere) this.error('Vite wraps dynamic imports in another way now');
    },
  };
}
