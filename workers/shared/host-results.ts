import type { LotteryKey } from './lotteries.ts';

/** The bytes of a file of the host's, and the SHA-256 that its index gives, 64 hexadecimal digits. */
export interface HostBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

/** What a host has of one lottery: its draws, and what their tiers paid, where it tells that. */
export interface HostResults {
  readonly lottery: LotteryKey;
  readonly draws: HostBytes;
  readonly prizes?: HostBytes;
}

/** Why it gives nothing: other bytes than the index says, another form, another lottery. */
export type HostRefusal = 'hash' | 'schema' | 'lottery';

/** The packed table of what a host has, or why there is none. */
export type ReadHostResults =
  | { readonly ok: true; readonly table: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly refusal: HostRefusal };
