import { readResults } from '../../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../../workers/engine/run-to-end.ts';
import { unpackDraws } from '../../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../../workers/shared/draws/official-draw.ts';
import { dayInBrazil } from '../../../../workers/shared/lottery/day-in-brazil.ts';
import type { LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import { REFUSALS } from '../summary.ts';
import type { ClaimedDraw } from './agree.ts';
import type { Downloader } from './download.ts';
import { contestAddress, isOfContest, type ResultSource } from './sources.ts';

/** The table of a source with all contests of a lottery; without draws if it is the same as in the last run. */
interface Sheet {
  readonly lottery: LotteryKey;
  readonly draws: readonly OfficialDraw[];
  readonly validator?: string | undefined;
}

/** Asks the sources of one run. A source that fails is noted, and left out from then on. */
export class SourceAsker {
  /** Lotteries for which a source has answered. */
  readonly answered = new Set<LotteryKey>();
  /** By address. */
  readonly sheets = new Map<string, Sheet>();
  private readonly leftOut = new Set<string>();

  constructor(
    private readonly sources: readonly ResultSource[],
    private readonly download: Downloader,
    private readonly now: () => number,
    /** The validators of the last run, by address. */
    private readonly seen: Readonly<Record<string, string>>,
    readonly note: (lottery: LotteryKey, line: string) => void,
  ) {}

  /** Returns what each source claims of a contest. */
  async claims(lottery: LotteryKey, contest: number): Promise<readonly ClaimedDraw[]> {
    const claims: ClaimedDraw[] = [];
    for (const source of this.sources) {
      const pattern = source.address.get(lottery);
      const { name, origin } = source;
      if (pattern === undefined) continue;
      const address = contestAddress(pattern, contest);
      const isSheet = !isOfContest(pattern);
      const sheet = this.sheets.get(address) ?? (await this.ask(source, lottery, address, isSheet));
      if (isSheet) this.sheets.set(address, sheet);
      const draw = sheet.draws.find((one) => one.contest === contest);
      const [other] = sheet.draws;
      if (draw) claims.push({ source: name, origin, host: new URL(address).hostname, draw });
      else if (other && !isSheet) this.note(lottery, `${name}: asked for ${contest}, it gives ${other.contest}`);
    }
    return claims;
  }

  private async ask({ name, form }: ResultSource, lottery: LotteryKey, address: string, isSheet: boolean) {
    const nothing = { lottery, draws: [] };
    if (this.leftOut.has(name) || this.leftOut.has(`${name} ${lottery}`)) return nothing;
    const before = isSheet ? this.seen[address] : undefined;
    const answer = await this.download(address, before);
    if (answer.kind === 'failed') {
      // Some hosts answer 500 for a contest to come: such a failure counts for this lottery alone.
      this.leftOut.add(answer.isDown ? name : `${name} ${lottery}`);
      this.note(lottery, `${name} is left out: ${answer.reason}`);
      return nothing;
    }
    this.answered.add(lottery);
    if (isSheet && answer.kind === 'missing') this.note(lottery, `${name}: its table is missing`);
    if (answer.kind !== 'bytes') return { ...nothing, validator: answer.kind === 'same' ? before : undefined };
    const read = runToEnd(readResults({ bytes: answer.bytes, today: dayInBrazil(this.now()), lottery }));
    if (read.ok && read.report.form === form) {
      // A row of a day to come is left out, and may be read tomorrow.
      const isComplete = read.report.leftOutCount === 0;
      return { ...unpackDraws(read.table), validator: isComplete ? answer.validator : undefined };
    }
    this.note(
      lottery,
      `${name}: ${read.ok ? `expected ${form}, it gives ${read.report.form}` : REFUSALS[read.refusal]}`,
    );
    return nothing;
  }
}
