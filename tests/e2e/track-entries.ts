import type { Page } from 'playwright-core';
import { traceOf } from './trace.ts';

/** An entry on a track of ours, as the trace has it: times in milliseconds of one clock. */
export interface TrackEntry {
  readonly label: string;
  readonly track: string;
  readonly start: number;
  readonly end: number;
  /** Process and thread. */
  readonly thread: string;
  readonly threadName: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** What a trace has of a page: our entries by their starts, and the groups of all tracks of React. */
export interface Recording {
  readonly entries: readonly TrackEntry[];
  readonly reactTracks: ReadonlySet<string>;
}

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly id2?: { readonly local: string };
  readonly args: {
    readonly name?: string;
    readonly detail?: string;
    readonly data?: { readonly track?: string; readonly trackGroup?: string };
  };
}

/** Does something while the browser records what the DevTools performance panel shows of it. */
export async function record(page: Page, act: () => Promise<void>): Promise<Recording> {
  const categories = ['devtools.timeline', 'blink.user_timing'];
  const events = await traceOf<TraceEvent>(page, categories, act);
  return { entries: entriesOf(events), reactTracks: reactTracksOf(events) };
}

/** A measure is a pair of events, `b` and `e`, which have an id in common; one of no length is an `n`. */
function entriesOf(events: readonly TraceEvent[]): TrackEntry[] {
  const threads = new Map(events.filter(({ name }) => name === 'thread_name').map((e) => [threadOf(e), e.args.name]));
  const measures = events.filter(({ cat }) => cat === 'blink.user_timing');
  const entries = measures.flatMap((begin): TrackEntry | [] => {
    const { devtools } = 'bn'.includes(begin.ph) ? JSON.parse(begin.args.detail ?? '{}') : {};
    if (devtools?.trackGroup !== 'Robô da Sorte') return [];
    const isEnd = (event: TraceEvent) =>
      event.ph === 'e' &&
      event.name === begin.name &&
      event.pid === begin.pid &&
      event.id2?.local === begin.id2?.local &&
      event.ts >= begin.ts;
    const ends = begin.ph === 'n' ? [begin] : measures.filter(isEnd);
    const end = ends.sort((a, b) => a.ts - b.ts)[0];
    if (!end) throw new Error(`${begin.name} has no end`);
    const thread = threadOf(begin);
    return {
      label: begin.name,
      track: devtools.track,
      start: begin.ts / 1000,
      end: end.ts / 1000,
      thread,
      threadName: threads.get(thread) ?? '',
      properties: Object.fromEntries(devtools.properties ?? []),
    };
  });
  return entries.sort((a, b) => a.start - b.start);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`;
}

function reactTracksOf(events: readonly TraceEvent[]): Set<string> {
  const stamps = events.filter(({ name }) => name === 'TimeStamp').map(({ args }) => args.data);
  const groups = stamps.map((data) => data?.trackGroup ?? data?.track ?? '');
  return new Set(groups.filter((group) => group.endsWith('⚛')));
}
