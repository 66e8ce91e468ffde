/**
 * Why a packed link cannot be read: characters are missing at its end, some are others than they were, or it was made
 * by a newer version of the app.
 */
export type PackedFault = 'cut' | 'damaged' | 'newer';

/** A packed link that cannot be read; `fault` tells why. */
export class PackedError extends Error {
  override readonly name = 'PackedError';
  readonly fault: PackedFault;

  constructor(fault: PackedFault) {
    super(`packed link: ${fault}`);
    this.fault = fault;
  }
}
