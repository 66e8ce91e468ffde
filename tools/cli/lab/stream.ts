import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSION, ENGINE_VERSIONS, type EngineVersion } from '../../../workers/shared/run/engine-version.ts';
import { isSeed } from '../../../workers/shared/run/seed.ts';
import { parseCommand, text } from '../parse-options.ts';
import { readCount } from '../read-count.ts';
import { EXPECTED, UsageError } from '../usage.ts';
import type { LabCommand } from './command.ts';
import { STREAM_CONTROLS, streamBytes } from './generator/stream-bytes.ts';

const OPTIONS = { format: text, seed: text, bytes: text, lottery: text, control: text, engine: text } as const;

/** `lab stream`: raw bytes of the generator, for tests by others, until the reader leaves or so many are written. */
export const streamCommand: LabCommand = async (args, { write, note, randomSeed }) => {
  const { values } = parseCommand(args, OPTIONS);
  const { format = 'words', bytes, lottery: key = 'megasena', control, engine = ENGINE_VERSION } = values;
  const seed = values.seed ?? randomSeed();
  const lottery = lotteryOf(key as LotteryKey);
  const most = bytes === undefined ? Number.POSITIVE_INFINITY : readCount(bytes);
  const known = STREAM_CONTROLS.find((one) => one === control);
  if (format !== 'words' && format !== 'ranks') throw new UsageError(`--format ${format}: expected words or ranks`);
  if (!isSeed(seed)) throw new UsageError(`--seed ${JSON.stringify(seed)}: expected ${EXPECTED.seed}`);
  if (control !== undefined && !known) {
    throw new UsageError(`--control ${control}: expected ${STREAM_CONTROLS.join(', ')}`);
  }
  if (!ENGINE_VERSIONS.includes(engine as EngineVersion)) {
    throw new UsageError(`--engine ${engine}: expected ${EXPECTED.engine}`);
  }
  if (typeof most === 'string' || most < 1) {
    throw new UsageError(`--bytes ${bytes}: expected a whole number from 1 on`);
  }
  if (values.seed === undefined) note(`the same again with --seed ${seed} --engine ${engine}`);
  const request = { format, seed, engine: engine as EngineVersion, lottery: lottery.key } as const;
  for (const piece of streamBytes({ ...request, ...(known && { control: known }) }, most)) await write(piece);
};
