import { refuseUnknownEngine } from '../../../workers/replay/read-receipt.ts';
import type { LabField } from '../../../workers/shared/lab/check-lab.ts';
import { EXPECTED, UsageError } from '../usage.ts';
import { type CommandRequest, requestFault } from './experiment.ts';

/** The option behind each field, and what it takes where that is no range. */
const OPTIONS: Readonly<Record<LabField | 'tickets', readonly [option: string, expected?: string]>> = {
  kind: ['receipt', 'an experiment'],
  lottery: ['lottery', EXPECTED.lottery],
  engine: ['engine', EXPECTED.engine],
  seed: ['seed', EXPECTED.seed],
  draws: ['draws'],
  games: ['games'],
  run: ['strategy', 'a run that can be made here'],
  money: ['prizes', 'one prize for each tier, the best first, in reais as in 50000000,50000,1000.50'],
  numbers: ['rig', 'different numbers of the lottery, ascending'],
  weight: ['weight'],
  size: ['size'],
  strategies: ['receipt', 'different strategies'],
  tickets: ['tickets'],
};

/**
 * The experiment as given, once it is known to be good; throws a UsageError that names the option with its value, or the
 * receipt that the experiment is from, or an EngineError for an unknown engine.
 */
export function checkExperiment(request: unknown, values: Readonly<Record<string, unknown>>): CommandRequest {
  refuseUnknownEngine(Object(request).engine);
  const fault = requestFault(request);
  if (!fault) return request as CommandRequest;
  const { field, range } = fault;
  const [option, told] = OPTIONS[field];
  const expected = told ?? (range ? `a whole number from ${range.min} to ${range.max}` : 'another');
  if (values.receipt !== undefined) {
    throw new UsageError(`--receipt ${JSON.stringify(values.receipt)}: invalid ${field}: expected ${expected}`);
  }
  const value = values[option];
  throw new UsageError(`--${option}${value === undefined ? '' : ` ${JSON.stringify(value)}`}: expected ${expected}`);
}
