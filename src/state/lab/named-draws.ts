import { WALK_WINDOW } from '../../../workers/shared/lab/lab-limits.ts';
import type { LabRequest, WalkDraws } from '../../../workers/shared/lab/lab-request.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { answerOf, type Failure } from '../run/failure.ts';
import { labPool } from './lab-pool.ts';

/** The real draws that an experiment names are not here. */
export interface OtherDraws {
  readonly code: 'other-draws';
  readonly lottery: LotteryKey;
  readonly named: Extract<WalkDraws, { kind: 'imported' }>;
  /** True where others of the lottery are kept. */
  readonly isKept: boolean;
}

/** Too few of the real draws that an experiment names follow each other without a gap. */
export interface FewDraws {
  readonly code: 'few-draws';
  readonly unbroken: number;
}

/** Why an experiment came to nothing. */
export type LabFailure = Failure | OtherDraws | FewDraws;

export type LabAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: LabFailure };

/** Whether the real draws that an experiment names are kept here, and enough; newer ones beside them do not matter. */
export async function findNamed(request: LabRequest, signal: AbortSignal): Promise<LabAnswer<void>> {
  if (request.kind !== 'walk' || request.draws.kind !== 'imported') return { ok: true, value: undefined };
  const { lottery, draws: named } = request;
  const kept = await answerOf(() => labPool().run(signal, 'labDraws', { lottery, until: named.contest }));
  if (!kept.ok) return kept;
  if (kept.value?.named.hash !== named.hash) {
    return { ok: false, failure: { code: 'other-draws', lottery, named, isKept: kept.value !== null } };
  }
  const { unbroken } = kept.value;
  return unbroken > WALK_WINDOW
    ? { ok: true, value: undefined }
    : { ok: false, failure: { code: 'few-draws', unbroken } };
}
