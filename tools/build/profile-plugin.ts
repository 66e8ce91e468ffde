import type { Plugin, UserConfig } from 'vite';
import { PROFILE_GUIDE } from './profile-guide.ts';

/**
 * A build with source maps, readable names and the React that records its own tracks, in its own folder. The default
 * build has none of these, and the tests read its manifest.
 */
const PROFILE_BUILD: UserConfig = {
  resolve: { alias: [{ find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }] },
  build: { outDir: '.cache/profile', manifest: false, sourcemap: true, minify: false },
};

/**
 * Leaves the code for profiling out of the default build, and keeps it on the development server, in tests and in
 * `--mode profile`, which builds and serves for profiling.
 */
export function profile(): Plugin {
  return {
    name: 'profile',
    config: (_, { mode }) => ({
      define: { __PROFILE__: String(mode !== 'production') },
      ...(mode === 'profile' ? PROFILE_BUILD : {}),
    }),
    configurePreviewServer(server) {
      const { mode, logger } = server.config;
      if (mode !== 'profile') return;
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        logger.info(PROFILE_GUIDE);
      };
    },
  };
}
