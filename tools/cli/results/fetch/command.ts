import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../../workers/shared/lottery/lotteries.ts';
import { drawOn } from '../../../../workers/shared/rules/draw-on.ts';
import { jsonText } from '../../json-text.ts';
import { OutputError } from '../../output.ts';
import { flag, parseCommand, text } from '../../parse-options.ts';
import { UsageError } from '../../usage.ts';
import type { Surroundings } from '../command.ts';
import { OUT } from '../host-files.ts';
import { readHostFolder, readSmallText, writeHostFolder } from '../host-folder.ts';
import { withHostLock } from '../host-lock.ts';
import type { areIndependent } from './agree.ts';
import { askSources } from './ask-sources.ts';
import { contestsToAsk } from './contests-to-ask.ts';
import { downloader } from './download.ts';
import { isPublished, publish } from './publish.ts';
import { readSources } from './sources.ts';
import { type FetchState, readState, STATE_FILE } from './state.ts';

/** Most characters of a line with text of a source. */
const MAX_LINE = 300;

/**
 * `results fetch`: publishes the contests on which two independent sources agree. A test switches the agreement off with
 * `isPair`.
 */
export async function fetchCommand(
  args: readonly string[],
  surroundings: Surroundings,
  isPair?: typeof areIndependent,
): Promise<number> {
  const options = parse(args);
  const run = () => fetchResults(options, surroundings, isPair);
  try {
    return await (options.isDry ? run() : withHostLock(options.out, run, surroundings));
  } catch (error) {
    // Its own status, 3, says something else here.
    throw error instanceof OutputError ? new UsageError(`${options.out}: ${error.message}`) : error;
  }
}

async function fetchResults(
  { sources: path, out, isDry, isReplacing, isJson }: ReturnType<typeof parse>,
  { write, now = Date.now, sleep = setTimeout, limitMs, disk }: Surroundings,
  isPair: typeof areIndependent | undefined,
): Promise<number> {
  const sources = await readSources(path);
  const tables = await readHostFolder(out, isReplacing);
  const { gaps, seen } = readState(await readSmallText(join(out, STATE_FILE)));
  const next: FetchState = { gaps: {}, seen: {} };
  const asked = new Map<LotteryKey, string>();
  const download = downloader({ now, sleep }, limitMs);
  const lotteries: LotteryReport[] = [];
  for (const { key: lottery } of LOTTERIES) {
    if (!sources.some(({ address }) => address.has(lottery))) continue;
    const published = tables.get(lottery) ?? { lottery, draws: [] };
    // A validator of another table, as after a restored file, would hide what that lacks.
    const known = (address: string) =>
      seen[address]?.draws === published.draws.length ? seen[address]?.validator : undefined;
    const run = { download, now, validatorOf: isReplacing ? () => undefined : known, isPair };
    const found = await askSources(sources, lottery, contestsToAsk(published, now(), isReplacing), run);
    const { table, added, changed, gap, ...made } = publish(published, found, { isReplacing, before: gaps[lottery] });
    for (const [address, { draws, validator }] of found.sheets) {
      if (validator && isPublished(draws, table)) next.seen[address] = { validator, draws: table.draws.length };
    }
    if (gap) next.gaps[lottery] = gap;
    if (table.draws.length > 0) tables.set(lottery, table);
    if (found.isAnswered) asked.set(lottery, `${new Date(now()).toISOString().slice(0, 19)}Z`);
    const unknown = [...added, ...changed].filter(({ date = '' }) => !drawOn(lottery, date));
    const days = unknown.map(
      ({ contest, date }) => `contest ${contest}: the calendar has no draw on ${date} (docs/rules.md)`,
    );
    const notes = [...days, ...found.notes, ...made.notes].map(escapedLine);
    lotteries.push({
      lottery,
      added: contestsOf(added),
      changed: contestsOf(changed),
      unknownDays: contestsOf(unknown),
      notes,
    });
  }
  const state = [STATE_FILE, `${JSON.stringify(next)}\n`] as const;
  if (!isDry) await writeHostFolder(out, tables, { asked, state, disk });
  await write(isJson ? jsonText({ lotteries }) : lotteries.map(lotteryText).join(''));
  return lotteries.some(({ unknownDays }) => unknownDays.length > 0) ? 3 : 0;
}

/** The changes of a lottery by contest, and notes on contests and sources that were left out. */
export interface LotteryReport {
  readonly lottery: LotteryKey;
  readonly added: readonly number[];
  readonly changed: readonly number[];
  /** Contests that are published now, of days on which the calendar has no draw. */
  readonly unknownDays: readonly number[];
  readonly notes: readonly string[];
}

const contestsOf = (draws: readonly { readonly contest: number }[]) => draws.map(({ contest }) => contest);

function lotteryText({ lottery, added, changed, notes }: LotteryReport): string {
  const lines = [
    added.length > 0 && `new: ${added.join(', ')}`,
    changed.length > 0 && `changed: ${changed.join(', ')}`,
  ];
  return [lotteryOf(lottery).name, ...[...lines, ...notes].flatMap((line) => (line ? [`  ${line}`] : []))]
    .join('\n')
    .concat('\n');
}

/** Returns a line without signs that change a terminal or the direction of text. */
export function escapedLine(line: string): string {
  const visible = line.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
  return visible.length > MAX_LINE ? `${visible.slice(0, MAX_LINE)}…` : visible;
}

function parse(args: readonly string[]) {
  const { values } = parseCommand(args, { sources: text, out: text, 'dry-run': flag, replace: flag, json: flag });
  const {
    sources = 'deploy/result-sources.json',
    out = OUT,
    replace = false,
    json = false,
    'dry-run': dry = false,
  } = values;
  return { sources, out, isDry: dry, isReplacing: replace, isJson: json };
}
