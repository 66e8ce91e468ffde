import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from '../../../tools/cli/results/fetch/sources.ts';
import { daysBefore } from '../../../workers/shared/lottery/calendar.ts';
import { dayNumber, weekdayOf } from '../../../workers/shared/lottery/day-number.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { drawOn } from '../../../workers/shared/rules/draw-on.ts';
import { FETCHED } from './world.ts';

const HOUR_MS = 3_600_000;
const read = (file: string) => readFileSync(file, 'utf8');
const workflow = read('deploy/results-workflow.yml');

/** A time of the week in UTC; without a weekday, each day. */
interface Time {
  readonly hours: readonly number[];
  readonly minute: number;
  readonly weekday: number | undefined;
}

const timeOf = (hours: string, minute: string, weekday: string | undefined): Time => ({
  hours: hours.split(',').map(Number),
  minute: Number(minute),
  weekday: weekday === undefined || weekday === '*' ? undefined : weekday === 'Sun' ? 0 : Number(weekday),
});
const cronTimes = (text: string) =>
  Array.from(text.matchAll(/(\d+) ([\d,]+) \* \* ([\d*])/g), ([, minute = '', hours = '', day]) =>
    timeOf(hours, minute, day),
  );
const timerTimes = Array.from(
  read('deploy/results.timer').matchAll(/^OnCalendar=(?:(Sun) )?\*-\*-\* ([\d,]+):(\d+):00 UTC$/gm),
  ([, day, hours = '', minute = '']) => timeOf(hours, minute, day),
);

const DAYS = Array.from({ length: 150 }, (_, i) => daysBefore('2026-08-03', -i));

/** The instants of the runs on these days, ascending. */
const runsOf = (times: readonly Time[]) =>
  DAYS.flatMap((day) =>
    times.flatMap(({ hours, minute, weekday }) => {
      if (weekday !== undefined && weekday !== weekdayOf(dayNumber(day))) return [];
      return hours.map((hour) => Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS + minute * 60_000);
    }),
  ).sort((a, b) => a - b);

test.each([
  ['the workflow', cronTimes(workflow)],
  ['the timer', timerTimes],
  ['the cron line', cronTimes(read('docs/hosting.md'))],
])('%s runs soon after every draw by the rules, and at most three times a day', (_, times) => {
  const runs = runsOf(times);
  expect(runs.length).toBeGreaterThan(DAYS.length);
  expect(runs.length).toBeLessThanOrEqual(3 * DAYS.length);
  const draws = DAYS.slice(0, -2).flatMap((day) => LOTTERIES.flatMap(({ key }) => drawOn(key, day)?.at ?? []));
  expect(draws.length).toBeGreaterThan(500);
  const waits = draws.map((at) => ((runs.find((run) => run > at) ?? Number.POSITIVE_INFINITY) - at) / HOUR_MS);
  expect(Math.min(...waits)).toBeGreaterThan(0.5);
  // A special draw at 11 h of a working day waits for the evening.
  expect(waits.filter((hours) => hours > 2)).toEqual([11 + 2 / 3]);
});

test('the workflow pins its actions, commits nothing and takes only the permissions of a deploy', () => {
  const actions = workflow.match(/uses: .*/g) ?? [];
  expect(actions).toHaveLength(4);
  for (const action of actions) expect(action).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(workflow.match(/\w[\w-]+: (?:read|write)$/gm)).toEqual(['contents: read', 'pages: write', 'id-token: write']);
  expect(workflow).not.toMatch(/\t|secrets\.|git (?:commit|push)/);
  for (const key of FETCHED) expect(workflow).toMatch(new RegExp(`\\{.*\\b${key}\\b.*\\}\\.bin`));
});

test('the default sources have a pair for every lottery that can agree', async () => {
  const sources = await readSources('deploy/result-sources.json');
  for (const key of FETCHED) {
    const places = sources.map(({ origin, address }) => ({ origin, host: new URL(address.get(key) ?? '').hostname }));
    const isPaired = places.some((a) => places.some((b) => a.origin !== b.origin && a.host !== b.host));
    expect(isPaired, key).toBe(true);
  }
});
