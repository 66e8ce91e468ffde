import type { Plugin } from 'vite';

/**
 * Puts what a page's entry reaches statically into one chunk, `initial`: two dozen small ones are
 * as many round trips, and each is compressed by itself. What that is, the module graph says.
 */
export function initialChunk(): Plugin {
  const reached = new Set<string>();
  return {
    name: 'initial-chunk',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'initial', test: (id) => reached.has(id) }] },
          },
        },
      },
    }),
    buildEnd() {
      reached.clear();
      const reach = (id: string): void => {
        if (reached.has(id)) return;
        reached.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(reach);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) reach(id);
    },
  };
}
