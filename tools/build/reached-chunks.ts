import type { Plugin, Rolldown } from 'vite';

/** A chunk of what some modules reach. */
interface ReachedChunk {
  readonly name: string;
  /** True for a module from which on it has everything. */
  readonly begins: (module: Rolldown.ModuleInfo) => boolean;
  /** Only what modules of this folder reach too, which else load all of a chunk for it. */
  readonly sharedWith?: string;
}

/** A chunk of what several lazy parts in a folder reach, where that is small together with all that it reaches. */
interface SharedChunk {
  readonly name: string;
  readonly folder: string;
  /** In characters of source. */
  readonly most: number;
}

/**
 * Puts what some modules reach statically into one chunk, without what an earlier chunk of the list has: two dozen
 * small ones are as many round trips, and each is compressed by itself. What that is, the module graph says: the plugin
 * reads it, the output goes by it. For one bundle, of the page or of the worker.
 */
export function reachedChunks(...chunks: readonly (ReachedChunk | SharedChunk)[]) {
  const chunkOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'reached-chunks',
    apply: 'build',
    buildEnd() {
      chunkOf.clear();
      const modules = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]));
      /** The module and what it reaches, without what is in a chunk. */
      const reachOf = (id: string, found = new Set<string>()): Set<string> => {
        if (found.has(id) || chunkOf.has(id)) return found;
        found.add(id);
        for (const imported of modules.get(id)?.importedIds ?? []) reachOf(imported, found);
        return found;
      };
      const sharedBy = ({ folder, most }: SharedChunk) => {
        const parts = [...modules].filter(([id, module]) => id.includes(folder) && module?.dynamicImporters.length);
        const reached = parts.flatMap(([id]) => [...reachOf(id)]);
        const shared = reached.filter((id, i) => reached.indexOf(id) < i);
        const size = (ids: Set<string>) => [...ids].reduce((sum, id) => sum + (modules.get(id)?.code?.length ?? 0), 0);
        return shared.filter((id) => size(reachOf(id)) <= most);
      };
      const begunBy = ({ begins, sharedWith }: ReachedChunk) => {
        const reached = [...modules].flatMap(([id, module]) => (module && begins(module) ? [...reachOf(id)] : []));
        if (!sharedWith) return reached;
        const others = new Set([...modules.keys()].flatMap((id) => (id.includes(sharedWith) ? [...reachOf(id)] : [])));
        return reached.filter((id) => others.has(id));
      };
      for (const chunk of chunks) {
        for (const id of 'begins' in chunk ? begunBy(chunk) : sharedBy(chunk)) chunkOf.set(id, chunk.name);
      }
    },
  };
  const groups = chunks.map(({ name }) => ({
    name,
    test: (id: string) => chunkOf.get(id) === name,
  }));
  return { plugin, output: { codeSplitting: { groups } } };
}

/** For what this file of the project imports lazily. */
export function isLazyIn(file: string): ReachedChunk['begins'] {
  return ({ dynamicImporters }) => dynamicImporters.some((importer) => importer.endsWith(`/${file}`));
}

/** For these modules, by how their names end. */
export function isModule(...files: readonly string[]): ReachedChunk['begins'] {
  return ({ id }) => files.some((file) => id.endsWith(`/src/${file}`));
}
