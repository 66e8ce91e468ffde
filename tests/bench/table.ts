import type { Measurement } from './harness.ts';

/** A heading and one line for each measurement, the first one's rate over each. */
export function tableOf(title: string, rows: readonly Measurement[]): string {
  const [first] = rows;
  const width = Math.max(...rows.map((row) => row.name.length));
  const lines = rows.map(({ name, nanoseconds, ratio }) => {
    const time = formatTime(nanoseconds).padStart(10);
    return `  ${name.padEnd(width)} ${time}  ${ratio.toFixed(2).padStart(6)} ×`;
  });
  return [title, `  rate of “${first?.name}” over each:`, ...lines, ''].join('\n');
}

function formatTime(nanoseconds: number): string {
  return nanoseconds < 1e5
    ? `${nanoseconds.toFixed(0)} ns`
    : `${(nanoseconds / 1e6).toFixed(3)} ms`;
}
