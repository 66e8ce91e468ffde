import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { receiptWithin } from '../../../workers/replay/read-receipt.ts';
import { type DrawTable, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { BacktestRequest } from '../../../workers/shared/lab/lab-request.ts';
import { parseJson } from '../../../workers/shared/lottery/checks.ts';
import { lotteryOption } from '../parse-options.ts';
import { readBytes } from '../results/read-file.ts';
import { summaryOf } from '../results/summary.ts';
import { UsageError } from '../usage.ts';
import { RUNNING, type Surroundings } from './command.ts';
import type { CommandRequest, Experiment } from './experiment.ts';
import { MAX_PARTIAL_BYTES } from './partial-file.ts';
import { checkExperiment } from './refusal.ts';

/** What may stand beside a receipt. */
const BESIDE = ['receipt', 'results', ...Object.keys(RUNNING)];

/**
 * The experiment of a receipt: alone, or in what `--json` printed. Rejects with a UsageError, or an EngineError for an
 * unknown engine.
 */
export async function givenExperiment(
  kind: CommandRequest['kind'],
  path: string,
  values: { readonly results?: string | undefined },
  surroundings: Surroundings,
): Promise<Experiment> {
  const other = Object.keys(values).find((name) => !BESIDE.includes(name));
  if (other) throw new UsageError(`--receipt or --${other}, not both: it names the whole experiment`);
  const bytes = await readBytes(path, MAX_PARTIAL_BYTES);
  const kept = parseJson(new TextDecoder().decode(bytes));
  if (kept === undefined) throw new UsageError(`--receipt ${JSON.stringify(path)}: no JSON`);
  const request = checkExperiment(receiptWithin(kept), { receipt: path });
  if (request.kind !== kind) {
    const taker = request.kind === 'walk' ? 'backtest' : request.kind;
    throw new UsageError(`--receipt ${JSON.stringify(path)}: of another command; lab ${taker} takes it`);
  }
  const table = await tableFor(request, values.results, surroundings);
  return { request, ...(table && { table }), drawn: [] };
}

/** The real draws of an experiment that is on some; undefined for any other. Rejects with a UsageError. */
export async function tableFor(request: CommandRequest, results: string | undefined, { clock }: Surroundings) {
  if (!isOnRealDraws(request)) {
    if (results !== undefined) throw new UsageError('--results: the experiment is on no real draws');
    return undefined;
  }
  if (results === undefined)
    throw new UsageError('the backtest is on real draws: expected --results <file> with the same');
  return readRealDraws(results, request.lottery, clock().slice(0, 10));
}

function isOnRealDraws(request: CommandRequest): request is BacktestRequest {
  return request.kind === 'walk' && request.draws.kind === 'imported';
}

/** The draws in a file with results, as `results` reads it; rejects with a UsageError where there are none. */
export async function readRealDraws(path: string, lottery: string | undefined, today: string): Promise<DrawTable> {
  const named = lotteryOption(lottery);
  const read = runToEnd(readResults({ bytes: await readBytes(path), today, ...named }));
  if (!read.ok) throw new UsageError(`--results ${JSON.stringify(path)}: ${summaryOf(read).trimEnd()}`);
  return unpackDraws(read.table);
}
