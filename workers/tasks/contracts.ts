import type { CheckRequest, SiteCheck } from '../shared/check/check-games.ts';
import type {
  ImportedResults,
  KeepOutcome,
  KeepRequest,
  KeptDraws,
  KeptWindow,
  OfLottery,
} from '../shared/draws/kept-draws.ts';
import type { OfficialDraw } from '../shared/draws/official-draw.ts';
import type { ResultsFile } from '../shared/draws/results-report.ts';
import type { WindowRequest } from '../shared/draws/window-of-draws.ts';
import type { DrawsAudit } from '../shared/lab/draws-audit.ts';
import type { FoundDraws, LabNames, LabReport, LabRequest } from '../shared/lab/lab-request.ts';
import type { PopularityReport } from '../shared/lab/popularity-report.ts';
import type { LotteryKey } from '../shared/lottery/lotteries.ts';
import type { Receipt } from '../shared/registering/read-receipt.ts';
import type { GenerateRequest, HistoryRequest } from '../shared/run/request.ts';
import type { DrawStatistics, StatisticsRequest } from '../shared/statistics/statistics.ts';
import type { NumberFrequency } from '../shared/strategy/frequency.ts';
import type { WheelSize } from '../shared/strategy/guarantees.ts';
import type { GeneratedRun } from './answer-run.ts';
import type { ListRequest, ReadList } from './read-games.ts';

/** Every task by name: what it takes and what it gives. */
interface TaskMap {
  /** All numbers of the lottery, most frequent first. */
  frequency: { input: HistoryRequest; output: readonly NumberFrequency[] };
  /** A run of a strategy that makes one ticket after the other. */
  generate: { input: GenerateRequest; output: GeneratedRun };
  /** A run of a strategy that lays a wheel, with its proof. */
  wheel: { input: GenerateRequest; output: GeneratedRun };
  /** How many numbers a wheel can fence in with how many tickets, fewest first. */
  wheelSizes: { input: OfLottery & { readonly hits: number }; output: readonly WheelSize[] };
  /** The most balanced candidates, best first, of `count` tickets of a run of campeao, from ticket `first` on. */
  rankCandidates: {
    input: GenerateRequest & { readonly first: number; readonly count: number };
    output: readonly Uint8Array[];
  };
  /** The run of campeao that such lists make, one for each ticket, in order: what `generate` gives. */
  pickChampions: { input: GenerateRequest & { readonly shortlists: readonly Uint8Array[] }; output: GeneratedRun };
  /** What is kept of real draws. */
  keptDraws: { input: Readonly<Record<string, never>>; output: KeptDraws };
  /** A table of real draws, kept with those that are there. */
  keepDraws: { input: KeepRequest; output: KeepOutcome };
  /** The kept draws of a lottery, taken away; what was there, packed, if it can be kept again. */
  removeDraws: { input: OfLottery; output: Uint8Array<ArrayBuffer> | null };
  /** The kept draws of a lottery, packed; null where there are none. The buffer is transferred. */
  keptTable: { input: OfLottery; output: Uint8Array<ArrayBuffer> | null };
  /** The newest of the kept draws that a run looks at; null where there are none. */
  keptWindow: { input: WindowRequest & OfLottery; output: KeptWindow | null };
  /** How games did in the kept draws of their lottery and those of the site; null where there are neither. */
  checkGames: {
    input: Omit<CheckRequest, 'table'> & OfLottery & { readonly site?: readonly OfficialDraw[] };
    output: SiteCheck | null;
  };
  /** The ways to read what of a list is of a lottery, and what else it is of. */
  readGames: { input: ListRequest; output: ReadList };
  /** The lotteries that a list may be of: those that it names, else those that it fits. */
  lotteriesOfList: { input: Pick<ListRequest, 'source'>; output: readonly LotteryKey[] };
  /** What the text of a receipt says, and which of some games of a lottery, each ascending, are on it. */
  readReceipt: {
    input: OfLottery & { readonly games: readonly (readonly number[])[]; readonly text: string };
    output: Receipt;
  };
  /** The report on a file with results, what keeping it would change, and its draws, packed. The table is transferred. */
  readResults: { input: ResultsFile; output: ImportedResults };
  /** Into how many blocks an experiment of the laboratory is cut, and how many sums each gives. */
  labPlan: { input: LabRequest; output: { readonly blocks: number; readonly size: number } };
  /** What one block counts. The sums are transferred. */
  labBlock: { input: { readonly request: LabRequest; readonly block: number }; output: Float64Array<ArrayBuffer> };
  /** What the sums of all blocks say. */
  labReport: { input: { readonly request: LabRequest; readonly sums: Float64Array<ArrayBuffer> }; output: LabReport };
  /** The audit of the kept draws of a lottery; null where none are kept. */
  labAudit: { input: OfLottery; output: DrawsAudit | null };
  /** With which numbers more people shared a prize; null where no draws are kept. The seed names the permutations. */
  labPopularity: { input: LabNames & OfLottery; output: PopularityReport | null };
  /** What a backtest can have of the kept draws of a lottery, of those `until` a contest; null where none are kept. */
  labDraws: { input: OfLottery & { readonly until?: number }; output: FoundDraws | null };
  /** All that is counted in simulated or real draws, beside what chance alone gives. */
  statistics: { input: StatisticsRequest; output: DrawStatistics };
}

export type TaskName = keyof TaskMap;
export type TaskInput<N extends TaskName> = TaskMap[N]['input'];
export type TaskOutput<N extends TaskName> = TaskMap[N]['output'];
