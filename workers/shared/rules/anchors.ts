import type { LotteryKey } from '../lottery/lotteries.ts';
import type { SourceName } from './sources.ts';

/** A contest of which the day is known, `YYYY-MM-DD` in Brazil. */
export interface KnownContest {
  readonly contest: number;
  readonly day: string;
}

/** The newest contest of each lottery that was read: contests are counted from it, where no newer draw is kept. */
export const ANCHORS: Readonly<Record<LotteryKey, KnownContest & { readonly source: SourceName }>> = {
  megasena: { contest: 3047, day: '2026-08-20', source: 'draws' },
  lotofacil: { contest: 3767, day: '2026-08-20', source: 'draws' },
  quina: { contest: 7097, day: '2026-08-20', source: 'draws' },
  duplasena: { contest: 2998, day: '2026-08-19', source: 'draws' },
  timemania: { contest: 2431, day: '2026-08-20', source: 'draws' },
  diadasorte: { contest: 1277, day: '2026-08-20', source: 'draws' },
  lotomania: { contest: 2965, day: '2026-08-19', source: 'draws' },
};
