import type { Part } from './join.ts';

/** What to search for in one family of designs (all pools): sizes known to be reachable. */
export interface Family {
  readonly size: number;
  readonly drawn: number;
  readonly hits: number;
  /** The fewest tickets known, by pool. Pools that one ticket can do are left out. */
  readonly tickets: Readonly<Record<number, number>>;
  /** For pools where wheels side by side are the best known, the parts. */
  readonly parts?: Readonly<Record<number, readonly Part[]>>;
}

/** Every family behind a guarantee, with all pools that 20 tickets are known to do. */
export const FAMILIES: readonly Family[] = [
  { size: 6, drawn: 6, hits: 5, tickets: { 8: 4, 9: 7, 10: 14 } },
  { size: 6, drawn: 6, hits: 4, tickets: { 9: 3, 10: 3, 11: 5, 12: 6, 13: 10, 14: 14, 15: 19 } },
  {
    size: 6,
    drawn: 6,
    hits: 3,
    tickets: {
      ...{ 10: 2, 11: 2, 12: 2, 13: 2, 14: 4, 15: 4, 16: 5, 17: 6, 18: 7, 19: 9, 20: 10 },
      ...{ 21: 13, 22: 15, 23: 17, 24: 20 },
    },
    parts: {
      13: [part(6, 3, 1), part(7, 4, 1)],
      15: [part(6, 3, 1), part(9, 4, 3)],
      16: [part(6, 3, 1), part(10, 4, 4)],
      17: [part(6, 3, 1), part(11, 4, 5)],
      18: [part(6, 3, 1), part(12, 4, 6)],
      19: [part(8, 3, 4), part(11, 4, 5)],
      20: [part(8, 3, 4), part(12, 4, 6)],
      21: [part(9, 3, 7), part(12, 4, 6)],
      22: [part(8, 3, 4), part(14, 4, 11)],
      23: [part(11, 3, 11), part(12, 4, 6)],
      24: [part(8, 3, 4), part(16, 4, 16)],
    },
  },
  { size: 5, drawn: 5, hits: 4, tickets: { 7: 3, 8: 5, 9: 9, 10: 14 } },
  {
    size: 5,
    drawn: 5,
    hits: 3,
    tickets: { 8: 2, 9: 2, 10: 2, 11: 5, 12: 6, 13: 8, 14: 10, 15: 13, 16: 14, 17: 18 },
  },
  {
    size: 5,
    drawn: 5,
    hits: 2,
    tickets: {
      ...{ 9: 2, 10: 2, 11: 2, 12: 2, 13: 3, 14: 3, 15: 3, 16: 3, 17: 4, 18: 4, 19: 4, 20: 4 },
      ...{ 21: 6, 22: 6, 23: 7, 24: 8, 25: 9, 26: 10, 27: 11, 28: 12, 29: 13, 30: 14, 31: 15 },
      ...{ 32: 16, 33: 17, 34: 18, 35: 19, 36: 20 },
    },
    parts: {
      12: [part(5, 2, 1), part(5, 2, 1), part(1, 2, 0), part(1, 2, 0)],
      16: [part(5, 2, 1), part(5, 2, 1), part(5, 2, 1), part(1, 2, 0)],
      20: [part(5, 2, 1), part(5, 2, 1), part(5, 2, 1), part(5, 2, 1)],
      22: [part(5, 2, 1), part(5, 2, 1), part(5, 2, 1), part(7, 2, 3)],
      23: [part(5, 2, 1), part(5, 2, 1), part(5, 2, 1), part(8, 2, 4)],
      24: [part(5, 2, 1), part(5, 2, 1), part(5, 2, 1), part(9, 2, 5)],
      25: [part(5, 2, 1), part(5, 2, 1), part(7, 2, 3), part(8, 2, 4)],
      26: [part(5, 2, 1), part(5, 2, 1), part(7, 2, 3), part(9, 2, 5)],
      27: [part(5, 2, 1), part(5, 2, 1), part(8, 2, 4), part(9, 2, 5)],
      28: [part(5, 2, 1), part(5, 2, 1), part(9, 2, 5), part(9, 2, 5)],
      29: [part(5, 2, 1), part(7, 2, 3), part(8, 2, 4), part(9, 2, 5)],
      30: [part(5, 2, 1), part(7, 2, 3), part(9, 2, 5), part(9, 2, 5)],
      31: [part(5, 2, 1), part(8, 2, 4), part(9, 2, 5), part(9, 2, 5)],
      32: [part(5, 2, 1), part(9, 2, 5), part(9, 2, 5), part(9, 2, 5)],
      33: [part(7, 2, 3), part(8, 2, 4), part(9, 2, 5), part(9, 2, 5)],
      34: [part(7, 2, 3), part(9, 2, 5), part(9, 2, 5), part(9, 2, 5)],
      35: [part(8, 2, 4), part(9, 2, 5), part(9, 2, 5), part(9, 2, 5)],
      36: [part(9, 2, 5), part(9, 2, 5), part(9, 2, 5), part(9, 2, 5)],
    },
  },
  { size: 7, drawn: 7, hits: 6, tickets: { 9: 4, 10: 8, 11: 19 } },
  { size: 7, drawn: 7, hits: 5, tickets: { 10: 3, 11: 3, 12: 6, 13: 10, 14: 17 } },
  {
    size: 7,
    drawn: 7,
    hits: 4,
    tickets: { 11: 2, 12: 2, 13: 2, 14: 2, 15: 5, 16: 7, 17: 10, 18: 13, 19: 18 },
    parts: { 14: [part(7, 4, 1), part(7, 4, 1)] },
  },
  {
    size: 7,
    drawn: 7,
    hits: 3,
    tickets: {
      ...{ 12: 2, 13: 2, 14: 2, 15: 2, 16: 2, 17: 3, 18: 3, 19: 3, 20: 3, 21: 3, 22: 6, 23: 6 },
      ...{ 24: 8, 25: 9, 26: 10, 27: 12, 28: 12, 29: 15, 30: 17, 31: 20 },
    },
    parts: {
      16: [part(7, 3, 1), part(9, 5, 1)],
      21: [part(7, 3, 1), part(7, 3, 1), part(7, 3, 1)],
      23: [part(7, 3, 1), part(7, 3, 1), part(9, 3, 4)],
      24: [part(12, 4, 4), part(12, 4, 4)],
      25: [part(11, 4, 3), part(14, 4, 6)],
      26: [part(12, 4, 4), part(14, 4, 6)],
      28: [part(14, 4, 6), part(14, 4, 6)],
      29: [part(14, 4, 6), part(15, 4, 9)],
      30: [part(14, 4, 6), part(16, 4, 11)],
      31: [part(15, 4, 9), part(16, 4, 11)],
    },
  },
  { size: 15, drawn: 15, hits: 14, tickets: { 17: 8 } },
  { size: 15, drawn: 15, hits: 13, tickets: { 18: 6, 19: 11 } },
  { size: 15, drawn: 15, hits: 12, tickets: { 19: 4, 20: 4, 21: 16 } },
  { size: 15, drawn: 15, hits: 11, tickets: { 20: 4, 21: 4, 22: 6, 23: 15 } },
];

function part(pool: number, drawn: number, tickets: number): Part {
  return { pool, drawn, tickets };
}
