import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './web-manifest.ts';

/**
 * Builds the service worker and puts the list of the finished files into it, once the pages are written: the plugin
 * closes the bundle after those that come in their own turn. Writes the manifest.
 */
export function offline(): Plugin[] {
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
      globPatterns: ['*.html', 'assets/*.{js,css,svg}'],
    },
    integration: {
      configureOptions({ base, mode }, options) {
        if (options.manifest) options.manifest.id = base;
        // Such a build is served at the address of the default one, whose copies would answer first.
        options.selfDestroying = mode !== 'production';
      },
    },
  });
}
