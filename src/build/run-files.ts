import type { Plugin, Rolldown } from 'vite';

/** What the first run needs beside the page's own script, as file names in the build. */
export interface RunFiles {
  /** Of the page: what makes runs, and the view that shows them. */
  readonly page: readonly string[];
  /** Of the worker: its entry. */
  readonly worker: readonly string[];
}

/** The lazy parts that a run loads. */
const PARTS = [
  'src/state/run/runner.ts',
  'src/ui/run/result-view.tsx',
  'src/ui/run/degraded-notice.tsx',
  'src/ui/run/engine-progress.tsx',
];

/** True for a module from which on a run needs everything. */
export function beginsRun({ id }: Pick<Rolldown.ModuleInfo, 'id'>): boolean {
  return PARTS.some((part) => id.endsWith(part));
}

/** Collects these files, from the bundler's own account of which chunk needs which. */
export function runFiles(): { plugin: Plugin; files: () => RunFiles } {
  const page = new Set<string>();
  const worker = new Set<string>();
  const plugin: Plugin = {
    name: 'run-files',
    apply: 'build',
    generateBundle(_, bundle) {
      page.clear();
      worker.clear();
      const reach = (chunk: Rolldown.OutputBundle[string] | undefined): void => {
        if (chunk?.type !== 'chunk' || chunk.isEntry || page.has(chunk.fileName)) return;
        page.add(chunk.fileName);
        for (const asset of chunk.viteMetadata?.importedAssets ?? []) {
          if (asset.endsWith('.js')) worker.add(asset);
        }
        for (const file of chunk.imports) reach(bundle[file]);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => beginsRun({ id }))) reach(chunk);
      }
    },
  };
  return { plugin, files: () => ({ page: [...page], worker: [...worker] }) };
}
