import { nameDraws, openDraws } from '../../../workers/lab/backtest/draws.ts';
import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import { COMPARED } from '../../../workers/shared/lab/compared.ts';
import { BACKTEST_WINDOW } from '../../../workers/shared/lab/lab-limits.ts';
import type { BacktestRequest } from '../../../workers/shared/lab/lab-request.ts';
import { ENGINE_VERSION } from '../../../workers/shared/run/engine-version.ts';
import { parseCommand, text } from '../parse-options.ts';
import { readCount } from '../read-count.ts';
import { readList } from '../strategy-options.ts';
import { EXPECTED, UsageError } from '../usage.ts';
import { COMMON, type LabCommand, type Surroundings } from './command.ts';
import type { Experiment } from './experiment.ts';
import { readRealDraws } from './given-experiment.ts';
import { checkExperiment } from './refusal.ts';
import { runExperiment } from './run-experiment.ts';

const OPTIONS = { ...COMMON, games: text, results: text, size: text, rig: text, weight: text } as const;

type Values = ReturnType<typeof parseCommand<typeof OPTIONS>>['values'];

/** `lab backtest`: every strategy on draws of which it sees only those before. */
export const backtestCommand: LabCommand = async (args, surroundings) => {
  const { values } = parseCommand(args, OPTIONS);
  await runExperiment('walk', values, surroundings, () => readBacktest(values, surroundings));
};

async function readBacktest(values: Values, { clock, randomSeed }: Surroundings): Promise<Experiment> {
  const { seed = randomSeed(), engine = ENGINE_VERSION, games = '1', results } = values;
  const table = results === undefined ? undefined : await readRealDraws(results, values.lottery, clock().slice(0, 10));
  const lottery = table?.lottery ?? values.lottery;
  if (lottery === undefined) throw new UsageError(`--lottery is missing: expected ${EXPECTED.lottery}`);
  const names = { kind: 'walk', engine, seed, lottery, strategies: COMPARED };
  const request = { ...names, draws: drawsOf(values, table), games: readCount(games) };
  const checked = checkExperiment(request, values) as BacktestRequest;
  if (table && openDraws(checked, table).betOn.length === 0) {
    throw new UsageError(
      `--results ${JSON.stringify(results)}: expected more than ${BACKTEST_WINDOW} draws without a gap`,
    );
  }
  const drawn = values.seed === undefined ? [`--seed ${seed}`] : [];
  return { request: checked, ...(table && { table }), drawn };
}

/** The draws that are asked for, not yet checked. */
function drawsOf({ size, rig, weight }: Values, table: DrawTable | undefined) {
  if (table) {
    const other = Object.entries({ size, rig, weight }).find(([, value]) => value !== undefined);
    if (other) throw new UsageError(`--results or --${other[0]}, not both`);
    return nameDraws(table);
  }
  if (size === undefined) throw new UsageError('expected --results <file> or --size <count>');
  if (rig === undefined && weight === undefined) return { kind: 'simulated', size: readCount(size) };
  if (rig === undefined || weight === undefined) throw new UsageError('--rig and --weight: expected both');
  return { kind: 'rigged', size: readCount(size), numbers: readList(rig), weight: readCount(weight) };
}
