import { planRun } from '../../../../workers/engine/batch/run.ts';
import { engineOf } from '../../../../workers/engine/engine.ts';
import { clearMask, isMaskEmpty, markNumbers, maskWords } from '../../../../workers/engine/presence-mask.ts';
import { WORDS } from '../../../../workers/lab/mask-draw.ts';
import { allNumbers, type Lottery, lotteryOf } from '../../../../workers/shared/lottery/lotteries.ts';
import type { EngineVersion } from '../../../../workers/shared/run/engine-version.ts';
import { simulated } from '../../../../workers/shared/run/history.ts';
import { arc4 } from './arc4.ts';
import type { SamplerId } from './audit-report.ts';
import type { AuditRequest } from './audit-request.ts';

/** One stream of a sampler. */
export interface SampledStream {
  /** A number in [0, 1). */
  readonly next: () => number;
  /** Makes a mask of WORDS words the next ticket. */
  readonly draw: (mask: Int32Array) => void;
}

/** Opens stream `index` of a block. */
export type OpenSampler = (block: number, index: number) => SampledStream;

/** All samplers, by name; those but the engine are broken on purpose. */
export function samplersOf(request: AuditRequest): Readonly<Record<SamplerId, OpenSampler>> {
  const { seed, engine } = request;
  const lottery = lotteryOf(request.lottery);
  const path = (block: number, index: number) => [seed, 'lab', lottery.key, 'audit', block, index] as const;
  const words = (block: number, index: number) => engineOf(engine).stream(...path(block, index)).next;
  return {
    engine: tickets(request, engine, path),
    // One byte modulo the count: 256 is no multiple of it.
    modulo: (block, index) => {
      const next = words(block, index);
      return { next, draw: shuffled(lottery, (n) => Math.floor(next() * 256) % n) };
    },
    'sort-random': (block, index) => {
      const next = words(block, index);
      const all = allNumbers(lottery);
      const draw = (mask: Int32Array) => {
        clearMask(mask);
        markNumbers(sortedAtRandom(all, next).slice(0, lottery.pick), mask);
      };
      return { next, draw };
    },
    // One ticket in fifty is the one before once more.
    stuck: (block, index) => {
      const next = words(block, index);
      const draw = shuffled(lottery, (n) => Math.floor(next() * n));
      const last = new Int32Array(WORDS);
      return {
        next,
        draw(mask) {
          if (next() >= 0.02 || isMaskEmpty(last)) draw(last);
          mask.set(last);
        },
      };
    },
    // Every second key is the one before twice over.
    'arc4-keys': (block, index) => {
      const word = arc4(`${seed}/${block}/${Math.floor(index / 2)}`.repeat(1 + (index % 2)));
      const next = () => word() / 2 ** 32;
      return { next, draw: shuffled(lottery, (n) => Math.floor(next() * n)) };
    },
    'engine-2': tickets(request, '2', path),
  };
}

/** The tickets that `uniform` makes of the streams of an engine. */
function tickets(
  { lottery, seed }: AuditRequest,
  version: EngineVersion,
  path: (block: number, index: number) => readonly (string | number)[],
): OpenSampler {
  const history = simulated('audit', '2026-01-01');
  const { context, rule } = planRun({ engine: version, lottery, strategy: 'uniform', seed, history });
  return (block, index) => {
    const stream = engineOf(version).stream(...path(block, index));
    const [picker] = rule.prepare(context);
    const ticket = new Uint8Array(context.lottery.pick);
    const own = new Int32Array(maskWords(context.lottery.total));
    const draw = (mask: Int32Array) => {
      clearMask(own);
      picker(stream, ticket, own);
      if (isMaskEmpty(own)) markNumbers(ticket, own);
      clearMask(mask);
      mask.set(own);
    };
    return { next: stream.next, draw };
  };
}

/**
 * What `sort(() => next() - 0.5)` does where an engine sorts by binary insertion, as several do with short lists. Written
 * out, for no two engines sort alike.
 */
function sortedAtRandom(numbers: readonly number[], next: () => number): number[] {
  const sorted: number[] = [];
  for (const n of numbers) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (next() < 0.5) high = middle;
      else low = middle + 1;
    }
    sorted.splice(low, 0, n);
  }
  return sorted;
}

/** A partial Fisher–Yates with the indices that somebody gives, in 0…n−1, each over the numbers in order. */
function shuffled({ pick, ...lottery }: Lottery, below: (n: number) => number): SampledStream['draw'] {
  const all = Uint8Array.from({ length: lottery.total }, (_, i) => i + 1);
  const items = new Uint8Array(lottery.total);
  return (mask) => {
    items.set(all);
    for (let i = 0; i < pick; i++) {
      const j = i + below(items.length - i);
      const drawn = items[j] as number;
      items[j] = items[i] as number;
      items[i] = drawn;
    }
    clearMask(mask);
    markNumbers(items.subarray(0, pick), mask);
  };
}
