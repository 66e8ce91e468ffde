import { ENGINE_VERSION } from '../../../workers/shared/run/engine-version.ts';
import { parseCommand, text } from '../parse-options.ts';
import { readCount } from '../read-count.ts';
import { EXPECTED, UsageError } from '../usage.ts';
import { COMMON, type LabCommand } from './command.ts';
import { checkExperiment } from './refusal.ts';
import { runExperiment } from './run-experiment.ts';

const OPTIONS = { ...COMMON, tickets: text } as const;

/** `lab audit`: the generator's own tickets, looked at from outside. */
export const auditCommand: LabCommand = async (args, surroundings) => {
  const { values } = parseCommand(args, OPTIONS);
  await runExperiment('audit', values, surroundings, async () => {
    const { lottery, seed = surroundings.randomSeed(), engine = ENGINE_VERSION, tickets = '100000' } = values;
    if (lottery === undefined) throw new UsageError(`--lottery is missing: expected ${EXPECTED.lottery}`);
    const request = { kind: 'audit', engine, seed, lottery, tickets: readCount(tickets) };
    const drawn = values.seed === undefined ? [`--seed ${seed}`] : [];
    return { request: checkExperiment(request, values), drawn };
  });
};
