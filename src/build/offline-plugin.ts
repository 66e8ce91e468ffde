import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './web-manifest.ts';

/**
 * Builds the service worker and puts the list of the finished files into it, once the pages are
 * written: the plugin closes the bundle after those that come in their own turn. Writes the manifest.
 */
export function offline(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    strategies: 'injectManifest',
    srcDir: 'workers/offline',
    filename: 'sw.ts',
    // The page registers it by itself, when it is idle.
    injectRegister: false,
    manifest: webManifest,
    // The system keeps these.
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['*.html', 'assets/*.{js,css,svg}'],
    },
    integration: {
      configureOptions({ base, mode }, options) {
        if (options.manifest) options.manifest.id = base;
        // Served where the default build was, whose copy would stand before it.
        options.selfDestroying = mode !== 'production';
      },
    },
  });
}
