import { readResults } from '../../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../../workers/engine/run-to-end.ts';
import { unpackDraws } from '../../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../../workers/shared/draws/official-draw.ts';
import { dayInBrazil } from '../../../../workers/shared/lottery/day-in-brazil.ts';
import type { LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import { REFUSALS } from '../summary.ts';
import { agree, type areIndependent, type ClaimedDraw, hasPrizes } from './agree.ts';
import { type ContestsToAsk, MAX_ASKED } from './contests-to-ask.ts';
import type { Downloader } from './download.ts';
import { contestAddress, isOfContest, type ResultSource } from './sources.ts';

/** The longest that one lottery is asked, in milliseconds: a run that is ended from outside writes nothing. */
const MOST_MS = 180_000;

/** The answers of the sources for the contests of a lottery. */
export interface Asked {
  /** The draws on which two sources agree, ascending. */
  readonly agreed: readonly OfficialDraw[];
  /** Contests without an agreement, ascending. */
  readonly missing: readonly number[];
  /** Whole tables, by address; without draws where a table is the same as in the last run. */
  readonly sheets: ReadonlyMap<string, Table>;
  /** A line for each source and contest that fails. */
  readonly notes: readonly string[];
  /** True where a source has answered. */
  readonly isAnswered: boolean;
}

interface Table {
  readonly draws: readonly OfficialDraw[];
  readonly validator?: string | undefined;
}

interface Run {
  readonly download: Downloader;
  readonly now: () => number;
  /** The validator of an address in the last run. */
  readonly validatorOf: (address: string) => string | undefined;
  readonly isPair?: typeof areIndependent | undefined;
}

/** Asks the sources for contests of a lottery. A source that fails is named, and left out for the rest of the lottery. */
export async function askSources(
  sources: readonly ResultSource[],
  lottery: LotteryKey,
  { contests, expected }: ContestsToAsk,
  { download, now, validatorOf, isPair }: Run,
): Promise<Asked> {
  const [sheets, leftOut, notes] = [new Map<string, Table>(), new Set<string>(), [] as string[]];
  const [agreed, missing]: [OfficialDraw[], number[]] = [[], []];
  let isAnswered = false;

  async function read({ name, form }: ResultSource, address: string, before?: string): Promise<Table> {
    const answer = await download(address, before);
    if (typeof answer === 'object' && 'fault' in answer) {
      leftOut.add(name);
      notes.push(`${name} is left out: ${answer.fault}`);
      return { draws: [] };
    }
    isAnswered = true;
    if (typeof answer === 'string') return { draws: [], validator: answer === 'same' ? before : undefined };
    const result = runToEnd(readResults({ bytes: answer.bytes, today: dayInBrazil(now()), lottery }));
    if (result.ok && result.report.form === form) {
      // A row of a day to come is left out, and may be read tomorrow.
      const isEarly = result.report.leftOut.some(({ fault }) => fault === 'future-date');
      return { ...unpackDraws(result.table), validator: isEarly ? undefined : answer.validator };
    }
    notes.push(`${name}: ${result.ok ? `expected ${form}, it gives ${result.report.form}` : REFUSALS[result.refusal]}`);
    return { draws: [] };
  }

  async function claim(source: ResultSource, contest: number): Promise<readonly ClaimedDraw[]> {
    const pattern = source.address.get(lottery);
    if (pattern === undefined) return [];
    const address = contestAddress(pattern, contest);
    const isSheet = !isOfContest(pattern);
    const known = sheets.get(address);
    if (!known && leftOut.has(source.name)) return [];
    const table = known ?? (await read(source, address, isSheet ? validatorOf(address) : undefined));
    if (isSheet) sheets.set(address, table);
    const draw = table.draws.find((one) => one.contest === contest);
    const [other] = table.draws;
    if (!draw && other && !isSheet) notes.push(`${source.name}: asked for ${contest}, it gives ${other.contest}`);
    return draw ? [{ source: source.name, origin: source.origin, host: new URL(address).hostname, draw }] : [];
  }

  const end = now() + MOST_MS;
  for (const [i, contest] of contests.entries()) {
    if (i === MAX_ASKED || now() > end) {
      if (contest <= expected) notes.push(`contests from ${contest} on are left for the next run`);
      break;
    }
    const claims: ClaimedDraw[] = [];
    for (const source of sources) claims.push(...(await claim(source, contest)));
    const { draw, others } = agree(lottery, claims, isPair);
    const names = others.join(', ');
    if (draw) agreed.push(draw);
    if (draw && names) notes.push(`contest ${contest}: not the same in ${names}`);
    if (!draw && names) notes.push(`contest ${contest}: no two independent sources agree (${names})`);
    if (draw && !hasPrizes(draw) && claims.filter((one) => hasPrizes(one.draw)).length > 1) {
      notes.push(`contest ${contest}: no two independent sources agree on its prizes`);
    }
    // The calendar does not know this contest, so nobody waits for it.
    if (!draw && contest > expected) break;
    if (!draw && !names) notes.push(`contest ${contest}: no source has it`);
    if (!draw) missing.push(contest);
  }
  return { agreed, missing, sheets, notes, isAnswered };
}
