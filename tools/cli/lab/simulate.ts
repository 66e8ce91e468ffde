import { readMoney } from '../money.ts';
import { flag, parseCommand, RUN_OPTIONS, text } from '../parse-options.ts';
import { readCount } from '../read-count.ts';
import { COMMON, type LabCommand, type Surroundings } from './command.ts';
import type { Experiment } from './experiment.ts';
import { gamesOfFile } from './file-bet.ts';
import { checkExperiment } from './refusal.ts';
import { readRun } from './run-bet.ts';
import { runExperiment } from './run-experiment.ts';

const OPTIONS = {
  ...COMMON,
  ...RUN_OPTIONS,
  draws: text,
  renew: flag,
  'games-file': text,
  price: text,
  prizes: text,
} as const;

/** `lab simulate`: fair draws against the tickets of a run, or the games of a file. */
export const simulateCommand: LabCommand = async (args, surroundings) => {
  const { values } = parseCommand(args, OPTIONS);
  await runExperiment('simulate', values, surroundings, () => readSimulation(values, surroundings));
};

type Values = ReturnType<typeof parseCommand<typeof OPTIONS>>['values'];

async function readSimulation(values: Values, surroundings: Surroundings): Promise<Experiment> {
  const { 'games-file': file, draws = '1000000', lottery } = values;
  const seed = values.seed ?? surroundings.randomSeed();
  const { bet, drawn, version } =
    file === undefined
      ? readRun(runOptions(values), seed, values, surroundings)
      : await gamesOfFile(file, values, surroundings);
  const money = readMoney(lottery, values);
  const request = { kind: 'simulate', engine: version, seed, bet, draws: readCount(draws), ...(money && { money }) };
  const all = [...(values.seed === undefined ? [`--seed ${seed}`] : []), ...drawn];
  return { request: checkExperiment(request, values), drawn: all };
}

/** What was given of a run, as `generate` takes it. */
function runOptions(values: Values): readonly string[] {
  const names = ['lottery', 'engine', ...Object.keys(RUN_OPTIONS)] as (
    | keyof typeof RUN_OPTIONS
    | 'lottery'
    | 'engine'
  )[];
  return names.flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    return value === true ? [`--${name}`] : [`--${name}=${value}`];
  });
}
