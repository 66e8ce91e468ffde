/** Some tickets of a run, as flat arrays that move between threads without a copy. */
export interface Block {
  /** The tickets one after the other, `pick` numbers each, ascending. */
  readonly numbers: Uint8Array<ArrayBuffer>;
  /** The `ticketKey` of each. */
  readonly keys: Int32Array<ArrayBuffer>;
  /** 1 for each ticket that the rule was relaxed for. */
  readonly relaxed: Uint8Array<ArrayBuffer>;
}
