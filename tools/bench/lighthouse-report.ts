/** What is read of a report of Lighthouse. */
export interface Report {
  readonly lighthouseVersion: string;
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
  /** Why there is no page to tell of, for example no trace. */
  readonly runtimeError?: { readonly code: string; readonly message: string };
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** How often a run is tried: now and then Chromium gives no trace. */
const TRIES = 3;

/**
 * The report that a run prints, of the first try that has one whole; undefined when none has. `tell` gets a line for
 * each other try.
 */
export async function triedReport(
  run: () => Promise<string>,
  tell: (line: string) => void,
): Promise<Report | undefined> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const read = readReport(await run());
    if (typeof read !== 'string') return read;
    tell(`try ${tries} of ${TRIES}: ${read}`);
  }
  return undefined;
}

/** A report with a score of its speed, or in a line why it has none. */
function readReport(text: string): Report | string {
  try {
    const report: Report = JSON.parse(text);
    const { runtimeError, categories } = report;
    if (runtimeError) return `${runtimeError.code}: ${runtimeError.message.split('\n')[0]}`;
    return categories.performance?.score == null ? 'no trace' : report;
  } catch {
    return 'no report';
  }
}
