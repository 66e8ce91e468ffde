import { isDeepStrictEqual } from 'node:util';
import { flag, parseCommand, text } from '../parse-options.ts';
import { MergeError, type PartialFault } from '../process.ts';
import { readBytes } from '../results/read-file.ts';
import { UsageError } from '../usage.ts';
import type { LabCommand } from './command.ts';
import { openJob } from './experiment.ts';
import { tableFor } from './given-experiment.ts';
import { MAX_PARTIAL_BYTES, misfitOf, type Partial, readPartial } from './partial-file.ts';
import { reportText } from './run-experiment.ts';
import { openPlace, refuseSame, writeWhole } from './whole-file.ts';

/** A partial file that can be used. */
interface NamedPartial extends Partial {
  readonly path: string;
}

/** `lab merge`: adds the partial files of all shards and prints the report of all blocks. */
export const mergeCommand: LabCommand = async (args, surroundings) => {
  const { values, positionals } = parseCommand(args, { results: text, out: text, json: flag }, 'files');
  const { results, out, json } = values;
  await refuseSame(out, { '--results': results, ...Object.fromEntries(positionals.map((path) => [path, path])) });
  const partials = await readAll(positionals);
  const [first] = partials;
  if (!first) throw new UsageError('merge: expected partial files');
  refuse(partials.flatMap((one) => faultsOf(one, partials, first)));
  refuse(missingFaults(partials, first.shard.of));
  const request = first.receipt;
  const table = await tableFor(request, results, surroundings);
  const job = openJob({ request, ...(table && { table }) });
  refuse(
    partials.flatMap((one) => {
      const misfit = misfitOf(one, job);
      return misfit ? [{ reason: `${one.path}: ${misfit}`, isMended: false }] : [];
    }),
  );
  const place = out === undefined ? undefined : await openPlace('--out', out);
  const sums = new Float64Array(job.size);
  for (const partial of partials) {
    for (const [i, sum] of partial.sums.entries()) sums[i] = (sums[i] as number) + sum;
  }
  const report = reportText(request, job, sums, json);
  await (place === undefined ? surroundings.write(report) : writeWhole(place, report));
};

/** The partial files at some paths; rejects with a MergeError that names each one that cannot be used. */
async function readAll(paths: readonly string[]): Promise<readonly NamedPartial[]> {
  const partials: NamedPartial[] = [];
  const faults: PartialFault[] = [];
  for (const path of paths) {
    const bytes = await readBytes(path, MAX_PARTIAL_BYTES).catch((error: UsageError) => error);
    const read = bytes instanceof Error ? undefined : readPartial(bytes);
    if (!read) faults.push({ reason: (bytes as UsageError).message, isMended: true });
    else if ('fault' in read) faults.push({ reason: `${path}: ${read.fault}`, isMended: read.isMended });
    else if (read.done !== undefined)
      faults.push({ reason: `${path}: a checkpoint of a run that has not ended`, isMended: true });
    else partials.push({ path, ...read });
  }
  refuse(faults);
  return partials;
}

function refuse(faults: readonly PartialFault[]): void {
  if (faults.length > 0) throw new MergeError(faults);
}

/** Why a partial file does not go with those before it. */
function faultsOf(one: NamedPartial, all: readonly NamedPartial[], first: NamedPartial): PartialFault[] {
  const { path, receipt, shard } = one;
  const fault = (why: string) => [{ reason: `${path}: ${why}`, isMended: false }];
  if (!isDeepStrictEqual(receipt, first.receipt)) return fault(`of another experiment than ${first.path}`);
  if (shard.of !== first.shard.of) {
    return fault(
      `shard ${shard.index} of ${shard.of}; its blocks overlap with ${first.path}, one of ${first.shard.of}`,
    );
  }
  const same = all.find((other) => other.shard.index === shard.index) ?? one;
  return same === one ? [] : fault(`shard ${shard.index} of ${shard.of} is there twice, in ${same.path} too`);
}

/** Names the shards that no file has. */
function missingFaults(partials: readonly NamedPartial[], of: number): PartialFault[] {
  const there = new Set(partials.map(({ shard }) => shard.index));
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((index) => !there.has(index));
  if (missing.length === 0) return [];
  return [{ reason: `missing of ${of} shards: ${missing.join(', ')}`, isMended: true }];
}
