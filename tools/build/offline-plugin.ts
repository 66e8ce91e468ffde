import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { markOf } from './page-mark.ts';
import { webManifest } from './web-manifest.ts';

/**
 * Builds the service worker and puts the list of the finished files into it, once the pages are written: the plugin
 * closes the bundle after those that come in their own turn. Writes the manifest.
 */
export function offline(): Plugin[] {
  let dist = '';
  return VitePWA({
    registerType: 'prompt',
    strategies: 'injectManifest',
    srcDir: 'offline',
    filename: 'sw.ts',
    // The page registers the service worker when it is idle.
    injectRegister: false,
    manifest: webManifest,
    // The operating system keeps the icons.
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['*.{html,webmanifest}', 'assets/*.{js,css,svg}'],
      manifestTransforms: [
        async (entries) => ({ manifest: await Promise.all(entries.map((entry) => withProof(entry, dist))) }),
      ],
    },
    integration: {
      beforeBuildServiceWorker({ injectManifest }) {
        // The plugin's own entry, the manifest: it is among the files.
        injectManifest.additionalManifestEntries = [];
      },
      configureOptions({ root, base, mode, build }, options) {
        dist = resolve(root, build.outDir);
        if (options.manifest) options.manifest.id = base;
        // Such a build is served at the address of the default one, whose copies would answer first.
        options.selfDestroying = mode !== 'production';
      },
    },
  });
}

/** An entry with what the service worker knows the file by: the mark of a page, the hash of another file. */
async function withProof<T extends { url: string }>(entry: T, dist: string): Promise<T> {
  const bytes = await readFile(resolve(dist, entry.url));
  if (!entry.url.endsWith('.html')) {
    return { ...entry, integrity: createHash('sha256').update(bytes).digest('base64').slice(0, 12) };
  }
  const revision = markOf(bytes.toString());
  if (!revision) throw new Error(`${entry.url} has no mark`);
  return { ...entry, revision };
}
