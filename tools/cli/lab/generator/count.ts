import { readMask } from '../../../../workers/engine/presence-mask.ts';
import { countHits, WORDS } from '../../../../workers/lab/mask-draw.ts';
import type { Lottery } from '../../../../workers/shared/lottery/lotteries.ts';
import { type AuditLayout, CELLS, LONGEST_GAP } from './layout.ts';
import type { OpenSampler } from './samplers.ts';

/** Tickets of a block, all from its stream 0. */
export const BLOCK_TICKETS = 4096;

/** Neighbouring streams of a block that are looked at, in fours; the first of them is stream 1. */
export const STREAMS = 256;

/** Tickets between two looks at the clock. */
const STEP = 256;

/**
 * Adds what some tickets of a block have to the sums of one sampler, which begin at 0. Gaps are those of one number a
 * block, for those of several in one ticket depend on each other.
 */
export function* countSampler(
  lottery: Lottery,
  layout: AuditLayout,
  open: OpenSampler,
  block: number,
  tickets: number,
  sums: Float64Array,
): Generator<void, void, void> {
  const { total, pick } = lottery;
  const { draw } = open(block, 0);
  const add = (place: number) => {
    sums[place] = (sums[place] as number) + 1;
  };
  const inCommon = createOverlap();
  const numbers = new Uint8Array(pick);
  const [mask, before] = [new Int32Array(WORDS), new Int32Array(WORDS)];
  const watched = 1 + (block % total);
  let seen = -1;
  for (let i = 0; i < tickets; i++) {
    if (i % STEP === 0) yield;
    before.set(mask);
    draw(mask);
    readMask(mask, numbers, 0);
    for (let a = 0; a < pick; a++) {
      const n = numbers[a] as number;
      add(layout.singles + n);
      for (let b = a + 1; b < pick; b++) add(layout.pairs + n * (total + 1) + (numbers[b] as number));
    }
    if (((mask[watched >> 5] as number) >>> (watched & 31)) & 1) {
      if (seen >= 0) add(layout.gaps + Math.min(i - seen, LONGEST_GAP + 1));
      seen = i;
    }
    if (i > 0) add(layout.neighbours + inCommon(mask, before));
  }
  yield;
  countStreams(layout, open, block, inCommon, add);
}

function countStreams(
  layout: AuditLayout,
  open: OpenSampler,
  block: number,
  inCommon: ReturnType<typeof createOverlap>,
  add: (place: number) => void,
): void {
  const [mask, before] = [new Int32Array(WORDS), new Int32Array(WORDS)];
  const first: number[] = [];
  for (let index = 1; index <= STREAMS; index++) {
    before.set(mask);
    open(block, index).draw(mask);
    first.push(open(block, index).next());
    if (index > 1) add(layout.streams + inCommon(mask, before));
    if (index % 4 > 0) continue;
    const [a, b, c, d] = first.splice(0) as [number, number, number, number];
    // Of independent uniform numbers these are uniform modulo 1; of an arithmetic progression they are whole.
    add(layout.lines + cellOf(a - 2 * b + c));
    add(layout.curves + cellOf(a - 3 * b + 3 * c - d));
  }
}

/** The cell of the part behind the point, moved by half a cell: whole numbers are in the middle of the first. */
function cellOf(value: number): number {
  const moved = value + 0.5 / CELLS;
  return Math.floor((moved - Math.floor(moved)) * CELLS);
}

/** What counts the numbers that two masks have in common. */
function createOverlap() {
  const hits = new Uint8Array(1);
  return (one: Int32Array, other: Int32Array): number => {
    countHits(one, other, hits);
    return hits[0] as number;
  };
}
