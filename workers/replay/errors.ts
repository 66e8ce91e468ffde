import type { BetPart } from '../shared/bet/bet.ts';
import type { BetReason } from '../shared/bet/check-bet.ts';
import { ENGINE_RELEASE, ENGINE_VERSIONS } from '../shared/run/engine-version.ts';
import type { CountRange } from '../shared/run/request.ts';
import type { OptionField } from '../shared/strategy/strategy-options.ts';

/** What is told of the place of an error; plain data. */
interface Place {
  /** The receipt's field; undefined when what was given is no receipt at all. */
  readonly field?: string | undefined;
  /** Which of the options, when `field` is `options`. */
  readonly option?: OptionField | undefined;
  /** When it is `games`, or an option `pool` with too few or too many numbers: how many there may be. */
  readonly range?: CountRange | undefined;
  /** Which part of the bet, when `field` is `bet`. */
  readonly bet?: BetPart | undefined;
  /** What is wrong with it. */
  readonly reason?: BetReason | undefined;
  /** What goes with the reason: see `BetReason`. */
  readonly limit?: number | undefined;
}

/** An error that tells of its place. */
class PlacedError extends Error implements Place {
  readonly field: string | undefined;
  readonly option: OptionField | undefined;
  readonly range: CountRange | undefined;
  readonly bet: BetPart | undefined;
  readonly reason: BetReason | undefined;
  readonly limit: number | undefined;

  constructor(message: string, { field, option, range, bet, reason, limit }: Place = {}) {
    super(message);
    this.field = field;
    this.option = option;
    this.range = range;
    this.bet = bet;
    this.reason = reason;
    this.limit = limit;
  }
}

/** A receipt, or a part of one, that no engine made: `field`, `option` and `bet` tell where. */
export class ReceiptError extends PlacedError {
  override readonly name = 'ReceiptError';
  readonly code = 'invalid-receipt';
}

/** A receipt or a link of an engine that this package does not have; it is replayed as no other. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code = 'unknown-engine';
  /** The version that the receipt names. */
  readonly wanted: string;
  /** The versions that this package replays, the newest last. */
  readonly known: readonly string[] = ENGINE_VERSIONS;

  constructor(wanted: string) {
    const known = ENGINE_VERSIONS.join(', ');
    super(`made with engine ${wanted}; this is engine ${ENGINE_RELEASE}, which replays ${known}`);
    this.wanted = wanted;
  }
}

/**
 * Why a link cannot be used: it is no link to a run, it leads to another site than the given one, its end is missing,
 * it is damaged, a newer version of the app made it, or the given site is no address.
 */
export type LinkFault = 'no-run' | 'other-site' | 'cut' | 'damaged' | 'newer' | 'no-site';

/** A link that names no run; `fault` tells why. */
export class LinkError extends PlacedError {
  override readonly name = 'LinkError';
  readonly code = 'invalid-link';
  readonly fault: LinkFault;

  constructor(fault: LinkFault, message: string, place?: Place) {
    super(message, place);
    this.fault = fault;
  }
}

/** A replay that was asked to stop. */
export class ReplayAborted extends Error {
  override readonly name = 'ReplayAborted';
  readonly code = 'aborted';

  /** What the signal gave as its reason. */
  readonly reason: unknown;

  constructor(reason: unknown) {
    super('the replay was aborted');
    this.reason = reason;
  }
}
