import type { Plugin, UserConfig } from 'vite';

/** The tracks of the group «Robô da Sorte», and what an entry on them is. */
const TRACKS = {
  Queue: 'a call waits for a worker',
  Run: 'a worker has the call, from post to answer',
  Transfer: 'request and answer on their way between the threads',
  Worker: 'the task on the worker’s own thread',
  Overlay: 'a tick of the progress overlay, since the one before',
  React: 'the result rendered and committed',
};

const rows = Object.entries(TRACKS).map(([track, line]) => `     ${track.padEnd(10)}${line}`);

/** What `npm run profile` tells once it serves. */
export const PROFILE_GUIDE = `
  What to look at, in a Chromium:
  1. Open the page, its DevTools (F12) and there the panel «Performance».
  2. Record (Ctrl+E), make some tickets, stop (Ctrl+E).
  3. Open the track group «Robô da Sorte»:
${rows.join('\n')}
     A call is Queue + Transfer + Worker + Transfer; they follow each other without a gap.
     Choose an entry to see its lottery, games, strategy and bytes.
  React’s own tracks are «Scheduler ⚛» and «Components ⚛». Workers: ?workers=1 … ?workers=8 in the
  address; ?workers=0 does without.
`;

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
