import type { Conditions } from './load-direction.ts';

/** How home is opened, with the aims for it in milliseconds. */
export interface Situation {
  readonly name: string;
  readonly line: Conditions;
  /** How many times slower the page's thread is. */
  readonly throttle: number;
  /** What an earlier visit has left: nothing, the browser's cache, a service worker and no network. */
  readonly left: 'nothing' | 'cache' | 'service worker';
  readonly aims: Readonly<Record<string, number>>;
}

const SLOWEST = { rate: 280_000, latency: 800 };
const SLOW = { rate: 1_600_000, latency: 150 };

/** What is measured, in its order. */
export const SITUATIONS: readonly Situation[] = [
  {
    name: '280 kbit/s, 800 ms, 4×, nothing kept',
    line: SLOWEST,
    throttle: 4,
    left: 'nothing',
    aims: { answer: 150, ticket: 9000 },
  },
  {
    name: '1.6 Mbit/s, 150 ms, 6×, nothing kept',
    line: SLOW,
    throttle: 6,
    left: 'nothing',
    aims: { answer: 150, ticket: 8300 },
  },
  {
    name: '280 kbit/s, 800 ms, 4×, the second visit, cache only',
    line: SLOWEST,
    throttle: 4,
    left: 'cache',
    aims: { answer: 150 },
  },
  {
    name: 'no network, 4×, the second visit, service worker',
    line: SLOWEST,
    throttle: 4,
    left: 'service worker',
    aims: { answer: 150 },
  },
];
