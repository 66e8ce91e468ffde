import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * Builds the service worker and puts the list of the finished files into it, once the pages are
 * written: the plugin closes the bundle after those that come in their own turn.
 */
export function offline(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    strategies: 'injectManifest',
    srcDir: 'workers/offline',
    filename: 'sw.ts',
    // The page registers it by itself, when it is idle.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['{index,new,vip1922}.html', 'assets/*.{js,css,svg}'],
      globIgnores: [],
    },
  });
}
