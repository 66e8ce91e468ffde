import { ENGINE_VERSION, type EngineVersion } from '../shared/run/engine-version.ts';
import { openStream, type Stream, type StreamPath } from './random/stream.ts';

/** What the versions of the engine do differently; nothing else asks for the version. */
export interface Engine {
  readonly version: EngineVersion;
  /** Opens the stream named by a path, for example `stream(seed, 'lotomania', 'quick', 0)`. */
  readonly stream: (...path: StreamPath) => Stream;
  /** Mode «Estratégico»: how many of `pick` numbers come from the top and the middle together. */
  readonly aboveBottom: (pick: number) => number;
  /** «Estratégia campeã»: may the best candidates of two tickets of a batch be the same? */
  readonly repeatsChampions: boolean;
  /** Mode «Rápido»: do the hot numbers of a batch's tickets overlap as little as they can? */
  readonly spreadsHot: boolean;
  /** Do tickets carry what else a playslip asks for: Timemania's team, Dia de Sorte's month? */
  readonly drawsExtras: boolean;
}

/**
 * Neighbouring streams are related: where two names differ in the last character only, the first outputs of Alea make
 * an arithmetic progression, and the fourth ones nearly do.
 */
const openNamed = (...path: StreamPath) => openStream(path);

/**
 * One more part that all names end in carries the difference through more rounds of Alea's hash. After one character
 * the third differences of the first outputs are still within 0.005 of a whole number in 1.6 % of cases, not 1 %; after
 * the two of `/.` no sum of four neighbours with factors up to 4 is off, of 23,424 over 200,000 groups for each of
 * twelve ways to be neighbours.
 */
const openClosed = (...path: StreamPath) => openStream(path, '.');

/** 90 percent to the nearest whole number; all five of Quina, which left the bottom none. */
const roundedShare = (pick: number) => Math.round((9 * pick) / 10);

/** Up to 90 percent: docs/specification.md, «Modes». */
const fullShare = (pick: number) => Math.floor((9 * pick) / 10);

const first: Engine = {
  version: '1',
  stream: openNamed,
  aboveBottom: roundedShare,
  repeatsChampions: true,
  spreadsHot: false,
  drawsExtras: false,
};
const second: Engine = { ...first, version: '2', repeatsChampions: false };
const third: Engine = { ...second, version: '3', stream: openClosed, aboveBottom: fullShare };
const fourth: Engine = { ...third, version: '4', spreadsHot: true, drawsExtras: true };

const ENGINES: Readonly<Record<EngineVersion, Engine>> = { '1': first, '2': second, '3': third, '4': fourth };

/** The engine of a version, the newest unless told otherwise. */
export function engineOf(version: EngineVersion = ENGINE_VERSION): Engine {
  return ENGINES[version];
}
