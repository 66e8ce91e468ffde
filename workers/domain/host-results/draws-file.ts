import type { DrawTable } from '../../shared/draw-table.ts';
import { HOST_SCHEMA } from '../../shared/host-index.ts';
import { type Lottery, lotteryOf } from '../../shared/lotteries.ts';
import type { OfficialDraw } from '../../shared/official-draw.ts';
import {
  damaged,
  isWhole,
  type Ranges,
  rangesOf,
  readContests,
  readFields,
  readList,
} from './fields.ts';
import { gapsOf, numbersOf } from './gaps.ts';

const DAY_MS = 86_400_000;
/** The longest name of a team that is read. */
const MAX_TEAM = 100;

/** Days of the years 1…9999, counted from 1970. */
const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;

/** The draws of one lottery as a host serves them, column by column; null where one is not known. */
interface DrawsFile {
  readonly schema: typeof HOST_SCHEMA;
  readonly lottery: string;
  readonly contests: Ranges;
  /** Days since the one before, that of the first since 1970. */
  readonly days: readonly (number | null)[];
  /** The gaps of all draws, one after the other, as many signs a draw as numbers are drawn. */
  readonly numbers: string;
  /** Dupla Sena: of the second draws; spaces where there is none. */
  readonly second?: string;
  readonly teams?: readonly (string | null)[];
  readonly months?: readonly (number | null)[];
}

const COLUMNS = ['contests', 'days', 'numbers'];

/** All columns that the file of a lottery may have. */
const columnsOf = ({ drawsPerContest, extra }: Lottery) => [
  ...COLUMNS,
  ...(drawsPerContest === 2 ? ['second'] : []),
  ...(extra ? [`${extra}s`] : []),
];

/**
 * The file with the draws of a table, for a host: contests, days, numbers ascending, teams and
 * months. What the tiers paid has a file of its own; the order of drawing is in neither.
 */
export function writeDrawsFile({ lottery: key, draws }: DrawTable): string {
  const { drawn } = lotteryOf(key);
  let day = 0;
  const days = draws.map(({ date }) => {
    if (date === undefined) return null;
    const since = dayOf(date) - day;
    day += since;
    return since;
  });
  const has = (part: keyof OfficialDraw) => draws.some((draw) => draw[part] !== undefined);
  const file: DrawsFile = {
    schema: HOST_SCHEMA,
    lottery: key,
    contests: rangesOf(draws.map(({ contest }) => contest)),
    days,
    numbers: draws.map(({ numbers }) => gapsOf(numbers)).join(''),
    ...(has('second') && {
      second: draws.map(({ second }) => gapsOf(second ?? []).padEnd(drawn)).join(''),
    }),
    ...(has('team') && { teams: draws.map(({ team }) => team ?? null) }),
    ...(has('month') && { months: draws.map(({ month }) => month ?? null) }),
  };
  return `${JSON.stringify(file)}\n`;
}

/** The table of such a file; throws a HostFileError for one that is not whole, or of another lottery. */
export function readDrawsFile(text: string, lottery: Lottery): DrawTable {
  const fields = readFields(text, lottery, columnsOf(lottery));
  const contests = readContests(fields.contests);
  const count = contests.length;
  const days = readDays(readList(fields.days, 'days', count));
  const numbers = readSigns(fields.numbers, 'numbers', count * lottery.drawn);
  const isDouble = fields.second !== undefined;
  const second = isDouble ? readSigns(fields.second, 'second', count * lottery.drawn) : '';
  const teams = fields.teams === undefined ? [] : readList(fields.teams, 'teams', count);
  const months = fields.months === undefined ? [] : readList(fields.months, 'months', count);
  const draws = contests.map((contest, i): OfficialDraw => {
    const at = i * lottery.drawn;
    const signs = second.slice(at, at + lottery.drawn);
    const date = days[i];
    const team = teams[i] ?? undefined;
    const month = months[i] ?? undefined;
    if (team !== undefined && !isTeam(team)) throw damaged('teams');
    if (month !== undefined && !isWhole(month, 1, 12)) throw damaged('months');
    return {
      contest,
      ...(date !== undefined && { date }),
      numbers: numbersOf(numbers.slice(at, at + lottery.drawn), lottery),
      ...(signs.trim() !== '' && { second: numbersOf(signs, lottery) }),
      ...(team !== undefined && { team }),
      ...(month !== undefined && { month }),
    };
  });
  return { lottery: lottery.key, draws };
}

function readDays(column: readonly unknown[]): (string | undefined)[] {
  let day = 0;
  return column.map((since) => {
    if (since === null) return undefined;
    if (!isWhole(since, FIRST_DAY - LAST_DAY, LAST_DAY - FIRST_DAY)) throw damaged('days');
    day += since;
    if (!isWhole(day, FIRST_DAY, LAST_DAY)) throw damaged('days');
    return new Date(day * DAY_MS).toISOString().slice(0, 10);
  });
}

function readSigns(value: unknown, name: string, length: number): string {
  if (typeof value !== 'string' || value.length !== length) throw damaged(name);
  return value;
}

const isTeam = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEAM;

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
