import { createHash } from 'node:crypto';
import type { LabJob } from '../../../workers/lab/job.ts';
import { fieldsOf, isWholeIn, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { ENGINE_RELEASE } from '../../../workers/shared/run/engine-version.ts';
import { type CommandRequest, requestFault } from './experiment.ts';
import { blocksOf, countOf, MAX_SHARDS, type Shard } from './shard.ts';

/** The most bytes of a partial file that are read. */
export const MAX_PARTIAL_BYTES = 10_000_000;

/** What one shard of an experiment has counted. */
export interface Partial {
  readonly receipt: CommandRequest;
  readonly shard: Shard;
  /** Of how many blocks every `shard.of`-th one is in the sums. */
  readonly blocks: number;
  /** Of these, how many are in the sums so far, the first ones: in a checkpoint, until all are. */
  readonly done?: number;
  /** Whole numbers, in the places that the experiment's job has for them. */
  readonly sums: readonly number[];
}

/** Rises whenever the fields, or the places of the sums, mean something else. */
const VERSION = 2;

/** The end of a file of any version: the SHA-256 of all before it. */
const END = { before: ',"sha256":"', after: '"}\n', digits: 64 } as const;
const END_BYTES = END.before.length + END.digits + END.after.length;

/** The text of a partial file: one line of JSON, whose last field is the checksum of all bytes before that field. */
export function partialText({ receipt, shard, blocks, done, sums }: Partial): string {
  const file = { lab: VERSION, engine: ENGINE_RELEASE, receipt, shard, blocks, done, sums };
  const head = JSON.stringify(file).slice(0, -1);
  return `${head}${END.before}${sumOf(Buffer.from(head))}${END.after}`;
}

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What is wrong with a partial file; `isMended` where the shard, run again, writes a good one. */
export interface BadPartial {
  readonly fault: string;
  readonly isMended: boolean;
}

/** What is in the bytes of a partial file, or why they cannot be used. */
export function readPartial(bytes: Uint8Array): Partial | BadPartial {
  const head = bytes.subarray(0, Math.max(0, bytes.length - END_BYTES));
  const end = Buffer.from(bytes.subarray(head.length)).toString('latin1');
  if (head.length === 0) return { fault: 'empty or cut: no partial file', isMended: true };
  if (end !== `${END.before}${sumOf(head)}${END.after}`) {
    const whole = fieldsOf(parseJson(new TextDecoder().decode(bytes)));
    if (whole && !('lab' in whole || 'sha256' in whole)) return { fault: 'no partial file', isMended: false };
    return { fault: 'cut or changed: its checksum is another', isMended: true };
  }
  const fields = fieldsOf(parseJson(`${new TextDecoder().decode(head)}}`)) ?? {};
  const { lab, engine, receipt, blocks, done, sums } = fields;
  if (lab !== VERSION) return { fault: 'made by another version of the command', isMended: false };
  if (engine !== ENGINE_RELEASE) {
    return { fault: `made by engine ${String(engine)}; this is ${ENGINE_RELEASE}`, isMended: false };
  }
  const { index, of } = fieldsOf(fields.shard) ?? {};
  const isCount = (value: unknown): value is number => isWholeIn(value, 0, Number.MAX_SAFE_INTEGER);
  const isShard =
    isWholeIn(of, 1, MAX_SHARDS) && isWholeIn(index, 1, of) && isWholeIn(blocks, 1, Number.MAX_SAFE_INTEGER);
  const isDone = done === undefined || (isShard && isWholeIn(done, 0, countOf({ index, of }, blocks)));
  if (!isShard || !isDone || !Array.isArray(sums) || !sums.every(isCount) || requestFault(receipt)) {
    return { fault: 'no partial file', isMended: false };
  }
  return {
    receipt: receipt as CommandRequest,
    shard: { index, of },
    blocks,
    ...(done !== undefined && { done }),
    sums,
  };
}

/** Why what is in a partial file is not what its blocks of this job count; undefined where it can be. */
export function misfitOf({ shard, blocks, done, sums }: Partial, job: LabJob): string | undefined {
  if (blocks !== job.blocks || sums.length !== job.size) return 'its blocks are not those of this version';
  const fits = job.fits(Float64Array.from(sums), blocksOf(shard, blocks, 0, done));
  return fits ? undefined : 'its sums cannot be those of its blocks';
}
