import type { Page } from 'playwright-core';
import { traceOf } from './trace.ts';

/** An entry on a track of ours, as the trace has it. */
export interface TrackEntry {
  readonly label: string;
  readonly track: string;
  readonly threadName: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** What a trace has of a page: our entries, and the groups of all tracks of React. */
export interface Recording {
  readonly entries: readonly TrackEntry[];
  readonly reactTracks: ReadonlySet<string>;
}

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
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

/** A measure is a pair of events, `b` and `e`; one of no length is an `n`. */
function entriesOf(events: readonly TraceEvent[]): TrackEntry[] {
  const threads = new Map(events.filter(({ name }) => name === 'thread_name').map((e) => [threadOf(e), e.args.name]));
  const begun = events.filter(({ cat, ph }) => cat === 'blink.user_timing' && 'bn'.includes(ph));
  return begun.flatMap((begin): TrackEntry | [] => {
    const { devtools } = JSON.parse(begin.args.detail ?? '{}');
    if (devtools?.trackGroup !== 'Robô da Sorte') return [];
    return {
      label: begin.name,
      track: devtools.track,
      threadName: threads.get(threadOf(begin)) ?? '',
      properties: Object.fromEntries(devtools.properties ?? []),
    };
  });
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`;
}

function reactTracksOf(events: readonly TraceEvent[]): Set<string> {
  const stamps = events.filter(({ name }) => name === 'TimeStamp').map(({ args }) => args.data);
  const groups = stamps.map((data) => data?.trackGroup ?? data?.track ?? '');
  return new Set(groups.filter((group) => group.endsWith('⚛')));
}
