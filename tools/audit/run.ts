// `npm run audit`: the audit at a depth for a release, as Markdown and JSON. See docs/laboratory.md.
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { endTogether } from '../../tests/support/end-together.ts';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { effort } from '../bench/effort.ts';
import { text } from '../cli/parse-options.ts';
import { readTool } from '../cli/read-tool.ts';
import type { AuditedLottery } from './lottery.ts';
import { auditRanges } from './ranges.ts';
import { faultsOf, markdownOf, type ReleaseAudit } from './report.ts';
import { auditStreams } from './streams.ts';

const { values } = readTool('audit', { out: text });
const out = values.out ?? '.cache/audit';

/** Numbers of the engine's own tickets, over all lotteries: at least 10⁹. */
const NUMBERS = effort(1_050_000_000, 2_000_000);

/** Draws of each simulation of the table. */
const DRAWS = effort(10_000_000, 10_000);

/** Fair simulations of each kind of bet that a range is tried with. */
const RUNS = effort(500, 20);

endTogether();
const keys = LOTTERIES.map(({ key }) => key);
const tickets = Math.ceil(NUMBERS / LOTTERIES.reduce((sum, { pick }) => sum + pick, 0) / 4096) * 4096;
const audited: AuditedLottery[] = [];

/** A process of its own for each lottery, one a core; Lotomania, the slowest, first. */
async function work(waiting: LotteryKey[]): Promise<void> {
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    audited.push(
      await new Promise<AuditedLottery>((done, fail) => {
        const child = fork(new URL('./lottery.ts', import.meta.url), [`${key}`, `${tickets}`, `${DRAWS}`]);
        child.on('message', (message) => done(message as AuditedLottery));
        child.on('error', fail);
        child.on('exit', (status, signal) => fail(new Error(`${key}: ended with ${status ?? signal}`)));
      }),
    );
    process.stderr.write(`${key}: audited\n`);
  }
}

const waiting = [...keys];
await Promise.all(Array.from({ length: availableParallelism() }, () => work(waiting)));
audited.sort((a, b) => keys.indexOf(a.lottery) - keys.indexOf(b.lottery));
const ranges = auditRanges(RUNS);
const report: ReleaseAudit = { tickets, draws: DRAWS, lotteries: audited, ranges, streams: await auditStreams() };
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'audit.json'), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(join(out, 'audit.md'), markdownOf(report));
process.stdout.write(markdownOf(report));
process.exitCode = faultsOf(report).length === 0 ? 0 : 1;
