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
