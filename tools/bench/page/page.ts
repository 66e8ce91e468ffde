import { measureChampion } from './champion.ts';
import { measureCheck } from './check-games.ts';
import { measureLab } from './lab.ts';
import { measureLatency, measureSlowDown } from './latency.ts';
import { measureProof, measureRead } from './long-tasks.ts';
import { measureShortRun } from './short-run.ts';

const BENCH = {
  measureChampion,
  measureShortRun,
  measureLatency,
  measureSlowDown,
  measureProof,
  measureRead,
  measureCheck,
  measureLab,
};

declare global {
  interface Window {
    /** What the page measures, for whoever drives it. */
    bench: typeof BENCH;
  }
}

window.bench = BENCH;
