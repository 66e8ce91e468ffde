import type { Plugin } from 'vite';

/**
 * Puts what an entry reaches statically into one chunk of this name: two dozen small ones are as
 * many round trips, and each is compressed by itself. What that is, the module graph says: the
 * plugin reads it, the output goes by it. For one bundle, of the page or of the worker.
 */
export function initialChunk(name: string) {
  const reached = new Set<string>();
  const plugin: Plugin = {
    name: 'initial-chunk',
    apply: 'build',
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
  const groups = [{ name, test: (id: string) => reached.has(id) }];
  return { plugin, output: { codeSplitting: { groups } } };
}
