import type { Plugin, Rolldown } from 'vite';

/** A chunk and where it begins. */
interface ReachedChunk {
  readonly name: string;
  /** True for a module from which on it has everything. */
  readonly begins: (module: Rolldown.ModuleInfo) => boolean;
}

/**
 * Puts what some modules reach statically into one chunk, without what an earlier chunk of the list has: two dozen
 * small ones are as many round trips, and each is compressed by itself. What that is, the module graph says: the plugin
 * reads it, the output goes by it. For one bundle, of the page or of the worker.
 */
export function reachedChunks(...chunks: readonly ReachedChunk[]) {
  const chunkOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'reached-chunks',
    apply: 'build',
    buildEnd() {
      chunkOf.clear();
      const reach = (id: string, name: string): void => {
        if (chunkOf.has(id)) return;
        chunkOf.set(id, name);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported, name);
      };
      for (const { name, begins } of chunks) {
        for (const id of this.getModuleIds()) {
          const module = this.getModuleInfo(id);
          if (module && begins(module)) reach(id, name);
        }
      }
    },
  };
  const groups = chunks.map(({ name }) => ({
    name,
    test: (id: string) => chunkOf.get(id) === name,
  }));
  return { plugin, output: { codeSplitting: { groups } } };
}

/** For what these files import lazily, by how their names end. */
export function isLazyIn(...files: readonly string[]): ReachedChunk['begins'] {
  return ({ dynamicImporters }) =>
    dynamicImporters.some((importer) => files.some((file) => importer.endsWith(`/src/${file}`)));
}

/** For these modules, by how their names end. */
export function isModule(...files: readonly string[]): ReachedChunk['begins'] {
  return ({ id }) => files.some((file) => id.endsWith(`/src/${file}`));
}
