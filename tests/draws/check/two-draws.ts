import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';

/** Two contests of the Mega-Sena; of the newer it is not known what it paid. */
export const TWO_DRAWS: readonly OfficialDraw[] = [
  {
    contest: 10,
    date: '2026-11-14',
    numbers: [1, 2, 3, 4, 5, 6],
    paid: [
      { hits: 6, winners: 0, cents: 0 },
      { hits: 5, winners: 50, cents: 4_000_000 },
      { hits: 4, winners: 4000, cents: 90_000 },
    ],
  },
  { contest: 11, date: '2026-11-17', numbers: [1, 2, 3, 4, 50, 60] },
];
