/** Partial files that cannot be added; the message names each with the reason. */
export class MergeError extends Error {
  override readonly name = 'MergeError';
  /** The exit status: 1 where shards that are run again can mend it, else 2. */
  readonly status: 1 | 2;

  constructor(faults: readonly PartialFault[]) {
    super(`nothing is merged\n${faults.map(({ reason }) => reason).join('\n')}`);
    this.status = faults.every(({ isMended }) => isMended) ? 1 : 2;
  }
}

/** Why partial files cannot be added, and whether shards that are run again mend it. */
export interface PartialFault {
  /** With the name of the file, where it is one. */
  readonly reason: string;
  readonly isMended: boolean;
}
