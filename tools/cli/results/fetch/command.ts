import { setTimeout } from 'node:timers/promises';
import { isConflict } from '../../../../workers/shared/draws/draw-differences.ts';
import type { OfficialDraw } from '../../../../workers/shared/draws/official-draw.ts';
import { LOTTERIES, type LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import { jsonText } from '../../json-text.ts';
import { flag, parseCommand, text } from '../../parse-options.ts';
import type { Surroundings } from '../command.ts';
import { OUT } from '../host-files.ts';
import { readHostFolder, writeHostFolder } from '../host-folder.ts';
import { withHostLock } from '../host-lock.ts';
import { type areIndependent, settledTiers } from './agree.ts';
import { askForDraws } from './agreed-draws.ts';
import { SourceAsker } from './ask-sources.ts';
import { contestsToAsk } from './contests-to-ask.ts';
import { downloader } from './download.ts';
import { publish } from './publish.ts';
import { escapedLine, type LotteryReport, lotteryText, unknownDaysOf } from './report.ts';
import { readSources } from './sources.ts';
import { type FetchState, readState, STATE_FILE, stateText } from './state.ts';

/** `results fetch`: publishes the contests on which two independent sources agree. */
export async function fetchCommand(
  args: readonly string[],
  surroundings: Surroundings,
  isPair?: typeof areIndependent,
): Promise<number> {
  const options = parse(args);
  const run = () => fetchResults(options, surroundings, isPair);
  return options.isDry ? run() : withHostLock(options.out, run, surroundings.disk);
}

async function fetchResults(
  { sources: path, out, isDry, isReplacing, isJson }: ReturnType<typeof parse>,
  { write, now = Date.now, sleep = setTimeout, limitMs, disk }: Surroundings,
  isPair: typeof areIndependent | undefined,
): Promise<number> {
  const sources = await readSources(path);
  const tables = await readHostFolder(out, false);
  const before = await readState(out);
  const notes = new Map<LotteryKey, string[]>(LOTTERIES.map(({ key }) => [key, []]));
  const note = (lottery: LotteryKey, line: string) => notes.get(lottery)?.push(escapedLine(line));
  const asker = new SourceAsker(
    sources,
    downloader({ now, sleep }, limitMs),
    now,
    isReplacing ? {} : before.seen,
    note,
  );
  const asked = new Map<LotteryKey, string>();
  const state: FetchState = { gaps: {}, seen: {} };
  const lotteries: LotteryReport[] = [];
  for (const { key: lottery } of LOTTERIES) {
    if (!sources.some(({ address }) => address.has(lottery))) continue;
    const table = tables.get(lottery) ?? { lottery, draws: [] };
    const found = await askForDraws(table, contestsToAsk(table, now(), isReplacing), asker, isPair);
    const change = publish(table.draws, found, { isReplacing, gaps: before.gaps[lottery] ?? {} });
    for (const line of change.notes) note(lottery, line);
    const { added, completed, replaced, draws, gaps } = change;
    const unknownDays = unknownDaysOf(lottery, change);
    lotteries.push({ lottery, added, completed, replaced, unknownDays, notes: notes.get(lottery) ?? [] });
    if (draws.length > 0) tables.set(lottery, { lottery, draws });
    if (asker.answered.has(lottery)) asked.set(lottery, `${new Date(now()).toISOString().slice(0, 19)}Z`);
    state.gaps[lottery] = gaps;
  }
  for (const [address, { lottery, draws, validator }] of asker.sheets) {
    if (validator && isPublished(draws, tables.get(lottery)?.draws)) state.seen[address] = validator;
  }
  if (!isDry) await writeHostFolder(out, tables, { asked, state: [STATE_FILE, stateText(state)], disk });
  await write(isJson ? jsonText({ lotteries }) : lotteries.map(lotteryText).join(''));
  return lotteries.some(({ unknownDays }) => unknownDays.length > 0) ? 3 : 0;
}

/** True if nothing of a sheet waits: all its draws from the oldest published one on are published, with prizes. */
function isPublished(sheet: readonly OfficialDraw[], published: readonly OfficialDraw[] = []): boolean {
  const byContest = new Map(published.map((draw) => [draw.contest, draw]));
  const oldest = published[0]?.contest ?? 0;
  return sheet.every((draw) => {
    const there = byContest.get(draw.contest);
    if (!there) return draw.contest < oldest;
    return !isConflict(there, draw) && (!settledTiers(draw.paid) || settledTiers(there.paid) !== undefined);
  });
}

function parse(args: readonly string[]) {
  const { values } = parseCommand(args, { sources: text, out: text, 'dry-run': flag, replace: flag, json: flag });
  const {
    sources = 'deploy/result-sources.json',
    out = OUT,
    replace: isReplacing = false,
    json: isJson = false,
  } = values;
  return { sources, out, isDry: values['dry-run'] ?? false, isReplacing, isJson };
}
