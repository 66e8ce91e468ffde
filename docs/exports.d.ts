// replay/replay.d.ts
export type { Bet, BetReason, Draw, EngineVersion, LinkFault, Lottery, LotteryKey, NumberFrequency, OptionField, ReceiptNames, StrategyId, StrategyOptions, Ticket, TicketFacts, TicketProblem, WheelReport, WrittenHistory, };
export { ENGINE_RELEASE, ENGINE_VERSIONS, EngineError, LIMITS, LinkError, LOTTERIES, ReceiptError, ReplayAborted, STRATEGY_IDS, };
export type Receipt = WrittenReceipt;
export declare function makeReceipt(names: ReceiptNames): Receipt;
export declare function betSizes(lottery: LotteryKey): readonly number[];
export interface Replay {
    readonly tickets: readonly Ticket[];
    readonly facts: readonly TicketFacts[];
    readonly proof?: WheelReport;
}
export interface StopSignal {
    readonly aborted: boolean;
    readonly reason?: unknown;
}
export declare function replay(receipt: Receipt): Replay;
export declare function replaySteps(receipt: Receipt, signal?: StopSignal): Generator<number, Replay, void>;
export type HistoryNames = Pick<Receipt, 'lottery' | 'historySeed' | 'date'> & Partial<Pick<Receipt, 'engine'>>;
export declare function simulateHistory(names: HistoryNames): Draw[];
export declare function rankNumbers(lottery: LotteryKey, draws: readonly PastDraw[]): NumberFrequency[];
export type Address = string | {
    readonly href: string;
};
export declare function receiptFromLink(link: Address, site?: Address): Receipt;
export declare function linkFromReceipt(receipt: Receipt, site: Address): string;
export interface TicketCheck {
    readonly problems: readonly TicketProblem[];
    readonly index: number | null;
}
export declare function checkTicket(receipt: Receipt, numbers: readonly number[]): TicketCheck;
export declare function receiptFromJson(kept: unknown): Receipt;

// replay/results.d.ts
export type { CheckedDraw, CheckRequest, DayOrder, DrawScope, GameCheck, GamesCheck, LeftOutRow, LotteryKey, OfficialDraw, PaidTier, PlayedGame, PrizeWon, ReadResults, ResultsFile, ResultsForm, ResultsRefusal, ResultsReport, RowFault, TierCheck, TierHits, Win, };
export { playedGame, ResultsError };
export declare const LIMITS: {
    readonly fileBytes: number;
    readonly textBytes: number;
    readonly entries: 64;
    readonly inflatedBytes: number;
    readonly ratio: 100;
    readonly rows: 20000;
    readonly columns: 64;
    readonly listed: 100;
    readonly games: 10000;
    readonly wins: 1000;
    readonly usualWins: 200;
};
export declare function readResults(file: ResultsFile): ReadResults;
export declare function readResultsSteps(file: ResultsFile): Generator<number, ReadResults, void>;
export declare function drawsOf(table: Uint8Array<ArrayBuffer>): readonly OfficialDraw[];
export declare function checkGames(request: CheckRequest): GamesCheck;
export declare function checkGamesSteps(request: CheckRequest): Generator<number, GamesCheck, void>;

// engine/history.d.ts
export interface PastDraw {
    readonly numbers: readonly number[];
}
export interface Draw extends PastDraw {
    readonly date: string;
}

// shared/bet/bet.d.ts
export interface Bet {
    readonly marks?: number;
    readonly fixed?: readonly number[];
    readonly excluded?: readonly number[];
    readonly team?: number;
    readonly month?: number;
    readonly mirror?: boolean;
    readonly draws?: number;
}
export type BetPart = keyof Bet;

// shared/bet/check-bet.d.ts
export type BetReason = 'value' | 'numbers' | 'not-taken' | 'too-many-fixed' | 'both' | 'too-many-excluded' | 'too-few-tickets' | 'no-room';

// shared/lottery/lotteries.d.ts
export type Extra = 'team' | 'month';
interface LotteryRow {
    readonly key: string;
    readonly name: string;
    readonly article: 'a' | 'o';
    readonly total: number;
    readonly pick: number;
    readonly drawn: number;
    readonly drawsPerContest: 1 | 2;
    readonly columns: number;
    readonly slipGames: number;
    readonly counterSizes: readonly [min: number, max: number];
    readonly minBetPrice: number;
    readonly basePrize: number;
    readonly winningHits: readonly (number | Extra)[];
    readonly guarantee: number;
    readonly extra?: Extra;
    readonly hasMirror?: true;
    readonly isLastZero?: true;
    readonly cutOdds?: Readonly<Record<number, readonly number[]>>;
}
declare const ROWS: readonly [{
    readonly key: 'megasena';
    readonly name: 'Mega-Sena';
    readonly article: 'a';
    readonly total: 60;
    readonly pick: 6;
    readonly drawn: 6;
    readonly drawsPerContest: 1;
    readonly columns: 10;
    readonly slipGames: 3;
    readonly counterSizes: readonly [6, 20];
    readonly minBetPrice: 5;
    readonly basePrize: 50000000;
    readonly winningHits: number[];
    readonly guarantee: 4;
}, {
    readonly key: 'lotofacil';
    readonly name: 'Lotofácil';
    readonly article: 'a';
    readonly total: 25;
    readonly pick: 15;
    readonly drawn: 15;
    readonly drawsPerContest: 1;
    readonly columns: 5;
    readonly slipGames: 3;
    readonly counterSizes: readonly [15, 20];
    readonly minBetPrice: 3;
    readonly basePrize: 2000000;
    readonly winningHits: number[];
    readonly guarantee: 13;
}, {
    readonly key: 'quina';
    readonly name: 'Quina';
    readonly article: 'a';
    readonly total: 80;
    readonly pick: 5;
    readonly drawn: 5;
    readonly drawsPerContest: 1;
    readonly columns: 10;
    readonly slipGames: 2;
    readonly counterSizes: readonly [5, 15];
    readonly minBetPrice: 2.5;
    readonly basePrize: 5000000;
    readonly winningHits: number[];
    readonly guarantee: 3;
}, {
    readonly key: 'duplasena';
    readonly name: 'Dupla Sena';
    readonly article: 'a';
    readonly total: 50;
    readonly pick: 6;
    readonly drawn: 6;
    readonly drawsPerContest: 2;
    readonly columns: 10;
    readonly slipGames: 2;
    readonly counterSizes: readonly [6, 15];
    readonly minBetPrice: 2.5;
    readonly basePrize: 3000000;
    readonly cutOdds: {
        readonly 12: readonly [6];
        readonly 14: readonly [6];
        readonly 15: readonly [6];
    };
    readonly winningHits: number[];
    readonly guarantee: 4;
}, {
    readonly key: 'timemania';
    readonly name: 'Timemania';
    readonly article: 'a';
    readonly total: 80;
    readonly pick: 7;
    readonly drawn: 7;
    readonly drawsPerContest: 1;
    readonly columns: 10;
    readonly slipGames: 1;
    readonly counterSizes: readonly [10, 10];
    readonly minBetPrice: 3.5;
    readonly basePrize: 8000000;
    readonly winningHits: readonly [...number[], "team"];
    readonly guarantee: 4;
    readonly extra: 'team';
}, {
    readonly key: 'diadasorte';
    readonly name: 'Dia de Sorte';
    readonly article: 'o';
    readonly total: 31;
    readonly pick: 7;
    readonly drawn: 7;
    readonly drawsPerContest: 1;
    readonly columns: 7;
    readonly slipGames: 3;
    readonly counterSizes: readonly [7, 15];
    readonly minBetPrice: 2.5;
    readonly basePrize: 1000000;
    readonly cutOdds: {
        readonly 7: readonly [5];
        readonly 8: readonly [7];
    };
    readonly winningHits: readonly [...number[], "month"];
    readonly guarantee: 4;
    readonly extra: 'month';
}, {
    readonly key: 'lotomania';
    readonly name: 'Lotomania';
    readonly article: 'a';
    readonly total: 100;
    readonly pick: 50;
    readonly drawn: 20;
    readonly drawsPerContest: 1;
    readonly columns: 10;
    readonly slipGames: 1;
    readonly counterSizes: readonly [50, 50];
    readonly minBetPrice: 3;
    readonly basePrize: 4000000;
    readonly winningHits: readonly [...number[], 0];
    readonly guarantee: 10;
    readonly hasMirror: true;
    readonly isLastZero: true;
    readonly cutOdds: {
        readonly 50: readonly [...number[], 0];
    };
}];
export type LotteryKey = (typeof ROWS)[number]['key'];
export interface Lottery extends LotteryRow {
    readonly key: LotteryKey;
}
export declare const LOTTERIES: readonly Lottery[];

// shared/run/engine-version.d.ts
export declare const ENGINE_VERSIONS: readonly ['1', '2', '3', '4'];
export type EngineVersion = (typeof ENGINE_VERSIONS)[number];
export declare const ENGINE_RELEASE = "4.3.0";

// shared/run/receipt.d.ts
export interface Receipt extends GenerateRequest {
    readonly engine: EngineVersion;
}
export type WrittenHistory = {
    readonly kind: 'official';
} & (Pick<OfficialHistory, 'contest' | 'draws'> | (Pick<NamedHistory, 'contest' | 'size' | 'hash'> & Partial<Pick<OfficialHistory, 'draws'>>));
interface WrittenNames extends Omit<Receipt, 'history'> {
    readonly date: string;
}
export interface SimulatedReceipt extends WrittenNames {
    readonly historySeed: string;
    readonly history?: undefined;
}
export interface OfficialReceipt extends WrittenNames {
    readonly historySeed?: undefined;
    readonly history: WrittenHistory;
}
export type WrittenReceipt = SimulatedReceipt | OfficialReceipt;

// shared/run/ticket.d.ts
export interface Ticket extends Marks, StrategyLabel {
    readonly id: string;
    readonly date: string;
    readonly isFavorite: boolean;
    readonly minBetPrice: number;
    readonly potentialPrize: number;
    readonly score: number;
    readonly scoreClass: ScoreClass;
    readonly odds: number;
    readonly relaxed: boolean;
}

// shared/strategy/catalogue.d.ts
export declare const MODES: readonly ['quick', 'strategic', 'aggressive'];
export type Mode = (typeof MODES)[number];
export declare const CATALOGUE: readonly [{
    readonly id: 'quentes-frios';
    readonly group: 'quick-statistics';
    readonly mode: 'strategic';
    readonly execution: 'rule';
}, {
    readonly id: 'repeticoes';
    readonly group: 'quick-statistics';
    readonly mode: 'quick';
    readonly execution: 'rule';
}, {
    readonly id: 'pares-impares';
    readonly group: 'quick-statistics';
    readonly mode: 'quick';
    readonly execution: 'rule';
}, {
    readonly id: 'sequencia';
    readonly group: 'quick-statistics';
    readonly mode: 'quick';
    readonly execution: 'rule';
}, {
    readonly id: 'espelhamento';
    readonly group: 'quick-statistics';
    readonly mode: 'quick';
    readonly execution: 'rule';
}, {
    readonly id: 'primos-multiplos';
    readonly group: 'mathematical';
    readonly mode: 'strategic';
    readonly execution: 'rule';
}, {
    readonly id: 'quadrante';
    readonly group: 'mathematical';
    readonly mode: 'strategic';
    readonly execution: 'rule';
}, {
    readonly id: 'atrasados';
    readonly group: 'mathematical';
    readonly mode: 'aggressive';
    readonly execution: 'rule';
}, {
    readonly id: 'somatoria';
    readonly group: 'mathematical';
    readonly mode: 'strategic';
    readonly execution: 'rule';
}, {
    readonly id: 'datas-especiais';
    readonly group: 'superstition';
    readonly mode: 'quick';
    readonly execution: 'rule';
}, {
    readonly id: 'numerologia';
    readonly group: 'superstition';
    readonly mode: 'quick';
    readonly execution: 'rule';
}, {
    readonly id: 'sorte-global';
    readonly group: 'superstition';
    readonly mode: 'quick';
    readonly execution: 'rule';
}, {
    readonly id: 'combinacao-auto';
    readonly group: 'advanced';
    readonly mode: 'strategic';
    readonly execution: 'rule';
}, {
    readonly id: 'campeao';
    readonly group: 'advanced';
    readonly mode: 'strategic';
    readonly execution: 'fan-out';
}, {
    readonly id: 'cercamento';
    readonly group: 'advanced';
    readonly mode: 'aggressive';
    readonly execution: 'wheel';
}, {
    readonly id: 'anti-repeticao';
    readonly group: 'advanced';
    readonly mode: 'aggressive';
    readonly execution: 'rule';
}];
export type CatalogueId = (typeof CATALOGUE)[number]['id'];
export type StrategyId = Mode | CatalogueId | 'uniform';
export declare const STRATEGY_IDS: readonly StrategyId[];

// shared/strategy/frequency.d.ts
export interface NumberFrequency {
    readonly number: number;
    readonly frequency: number;
    readonly isHot: boolean;
    readonly isCold: boolean;
    readonly delay: number;
}

// shared/strategy/strategy-options.d.ts
export interface StrategyOptions {
    readonly dates?: readonly string[];
    readonly dateNumbers?: readonly number[];
    readonly name?: string;
    readonly birthDate?: string;
    readonly root?: number;
    readonly pool?: readonly number[];
    readonly hits?: number;
}
export type OptionField = keyof StrategyOptions;

// shared/strategy/ticket-facts.d.ts
export interface TicketFacts {
    readonly hot: number;
    readonly cold: number;
    readonly sum: number;
    readonly even: number;
    readonly odd: number;
    readonly own?: StrategyFact;
}

// shared/strategy/wheel-report.d.ts
export type WheelReport = {
    readonly pool: readonly number[];
    readonly hits: number;
    readonly drawn: number;
    readonly wheel: number;
    readonly lowerBound: number;
    readonly poolOdds: number;
    readonly wheelCost: number;
    readonly cost: number;
} & ({
    readonly kind: 'exhaustive';
    readonly checked: number;
    readonly total: number;
} | {
    readonly kind: 'pigeonhole';
    readonly times: number;
} | {
    readonly kind: 'left-out';
    readonly leftOut: number;
});

// replay/check-draws.d.ts
export type TicketProblem = 'no-list' | 'count' | 'range' | 'repeated';

// replay/errors.d.ts
interface Place {
    readonly field?: string | undefined;
    readonly option?: OptionField | undefined;
    readonly range?: CountRange | undefined;
    readonly bet?: BetPart | undefined;
    readonly reason?: BetReason | undefined;
    readonly limit?: number | undefined;
}
declare class PlacedError extends Error implements Place {
    readonly field: string | undefined;
    readonly option: OptionField | undefined;
    readonly range: CountRange | undefined;
    readonly bet: BetPart | undefined;
    readonly reason: BetReason | undefined;
    readonly limit: number | undefined;
    constructor(message: string, { field, option, range, bet, reason, limit }?: Place);
}
export declare class ReceiptError extends PlacedError {
    readonly name = "ReceiptError";
    readonly code = "invalid-receipt";
}
export declare class EngineError extends Error {
    readonly name = "EngineError";
    readonly code = "unknown-engine";
    readonly wanted: string;
    readonly known: readonly string[];
    constructor(wanted: string);
}
export type LinkFault = 'no-run' | 'other-site' | 'cut' | 'damaged' | 'newer' | 'no-site';
export declare class LinkError extends PlacedError {
    readonly name = "LinkError";
    readonly code = "invalid-link";
    readonly fault: LinkFault;
    constructor(fault: LinkFault, message: string, place?: Place);
}
export declare class ReplayAborted extends Error {
    readonly name = "ReplayAborted";
    readonly code = "aborted";
    readonly reason: unknown;
    constructor(reason: unknown);
}

// replay/limits.d.ts
export declare const LIMITS: {
    readonly games: 20;
    readonly replayGames: 16384;
    readonly wheelGames: 20;
    readonly seedLength: 128;
    readonly swaps: 100;
    readonly swapGames: 16384;
    readonly dates: 5;
    readonly dateNumbers: number;
    readonly nameLength: 120;
    readonly fewestDraws: 10;
    readonly draws: 500;
    readonly carriedDraws: 30;
    readonly contest: 99999;
    readonly linkLength: 4096;
};

// replay/make-receipt.d.ts
export type ReceiptNames = Needed & Usual;
type Needed = Pick<WrittenReceipt, 'lottery' | 'seed' | 'now'>;
type Usual = {
    readonly [K in Exclude<keyof WrittenReceipt, keyof Needed>]?: WrittenReceipt[K] | undefined;
};

// shared/check/check-games.d.ts
export type DrawScope = {
    readonly kind: 'all';
} | {
    readonly kind: 'last';
} | {
    readonly kind: 'contest';
    readonly contest: number;
} | {
    readonly kind: 'since';
    readonly date: string;
} | {
    readonly kind: 'next';
    readonly from: number;
    readonly draws: number;
} | {
    readonly kind: 'on';
    readonly draw: string;
    readonly draws: number;
};
export interface PlayedGame {
    readonly numbers: readonly number[];
    readonly month?: number;
    readonly mirror?: true;
    readonly scope?: DrawScope;
}
export interface CheckRequest {
    readonly table: Uint8Array<ArrayBuffer>;
    readonly games: readonly PlayedGame[];
    readonly scope: DrawScope;
    readonly most?: number;
}
export interface PrizeWon {
    readonly hits: TierHits;
    readonly prizes: number;
    readonly cents?: number;
}
export interface Win {
    readonly game: number;
    readonly contest: number;
    readonly date?: string;
    readonly second?: true;
    readonly mirror?: true;
    readonly hits: number;
    readonly won: readonly PrizeWon[];
    readonly cents?: number;
    readonly otherCurrency?: true;
}
export interface FirstContest {
    readonly contest: number;
    readonly date?: string;
}
export interface GameCheck {
    readonly contests: number;
    readonly first: number;
    readonly pending: number;
    readonly begins?: readonly FirstContest[];
    readonly hits: readonly number[];
    readonly wins: number;
    readonly cents: number;
    readonly unknown: number;
    readonly otherCurrency: number;
}
export interface TierCheck {
    readonly hits: TierHits;
    readonly times: number;
    readonly unsure: number;
    readonly since?: number;
    readonly expected: number;
    readonly usual: readonly [from: number, to: number];
}
export type CheckedDraw = Omit<OfficialDraw, 'paid' | 'paidSecond'>;
export interface GamesCheck {
    readonly lottery: LotteryKey;
    readonly games: readonly GameCheck[];
    readonly wins: readonly Win[];
    readonly winCount: number;
    readonly tiers: readonly TierCheck[];
    readonly cents: number;
    readonly unknown: number;
    readonly otherCurrency: number;
    readonly draws: readonly CheckedDraw[];
    readonly contests: number;
    readonly days: Int32Array<ArrayBuffer>;
}

// shared/check/played-game.d.ts
export declare function playedGame({ lotteryType, numbers, month, mirror }: Marks): PlayedGame;

// shared/draws/official-draw.d.ts
export interface PaidTier {
    readonly hits: TierHits;
    readonly winners: number;
    readonly cents?: number;
}
export interface OfficialDraw {
    readonly contest: number;
    readonly date?: string;
    readonly numbers: readonly number[];
    readonly second?: readonly number[];
    readonly isInDrawOrder?: true;
    readonly team?: string;
    readonly month?: number;
    readonly takings?: number;
    readonly paid?: readonly PaidTier[];
    readonly paidSecond?: readonly PaidTier[];
}

// shared/draws/results-report.d.ts
export interface ResultsFile {
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly today: string;
    readonly lottery?: LotteryKey;
    readonly dayOrder?: DayOrder;
}
export type DayOrder = 'day-first' | 'month-first';
export type ResultsForm = 'official-xlsx' | 'official-csv' | 'official-paste' | 'asloterias' | 'simple-table' | 'official-json' | 'mirror-json' | 'message';
export type ResultsRefusal = 'empty' | 'too-large' | 'too-many-entries' | 'inflates-too-much' | 'too-many-rows' | 'too-many-columns' | 'too-slow' | 'damaged' | 'encrypted' | 'old-xls' | 'open-document' | 'web-page' | 'html-table' | 'sql' | 'doctype' | 'unknown-form' | 'unknown-lottery' | 'unknown-days' | 'several-lotteries' | 'other-lottery' | 'other-game' | 'games' | 'mixed' | 'misfit' | 'no-draws';
export type RowFault = 'contest' | 'date' | 'future-date' | 'number' | 'out-of-range' | 'repeated-number' | 'number-count' | 'second-draw' | 'formula' | 'other-game' | 'bet' | 'conflict';
export interface LeftOutRow {
    readonly row: number;
    readonly fault: RowFault;
    readonly value?: string;
    readonly contest?: number;
    readonly differs?: DrawDifferences;
    readonly draw?: OfficialDraw;
}
export interface ResultsReport extends TableSummary {
    readonly form: ResultsForm;
    readonly gaps: readonly (readonly [from: number, to: number])[];
    readonly gapCount: number;
    readonly doubles: readonly number[];
    readonly leftOut: readonly LeftOutRow[];
    readonly leftOutCount: number;
    readonly unreadAmounts?: number;
    readonly withDate: number;
    readonly withExtra?: number;
    readonly draws?: readonly OfficialDraw[];
}
export type ReadResults = {
    readonly ok: true;
    readonly report: ResultsReport;
    readonly table: Uint8Array<ArrayBuffer>;
} | {
    readonly ok: false;
    readonly refusal: ResultsRefusal;
    readonly detail?: string;
    readonly choices?: readonly LotteryKey[];
    readonly leftOut?: readonly LeftOutRow[];
    readonly leftOutCount?: number;
};

// shared/lottery/tier-odds.d.ts
export type TierHits = Lottery['winningHits'][number];

// replay/results-error.d.ts
interface Place {
    readonly index?: number;
    readonly reason?: PlayedGameFault | 'scope';
    readonly limit?: number;
}
export declare class ResultsError extends Error {
    readonly name = "ResultsError";
    readonly code = "invalid-results";
    readonly field: string;
    readonly index: number | undefined;
    readonly reason: PlayedGameFault | 'scope' | undefined;
    readonly limit: number | undefined;
    constructor(field: string, message: string, { index, reason, limit }?: Place);
}

// shared/run/history.d.ts
export interface SimulatedHistory {
    readonly kind: 'simulated';
    readonly seed: string;
    readonly date: string;
}
export interface OfficialHistory {
    readonly kind: 'official';
    readonly contest: number;
    readonly date: string;
    readonly draws: readonly (readonly number[])[];
}
export interface NamedHistory extends Pick<OfficialHistory, 'contest' | 'date'> {
    readonly kind: 'named';
    readonly size: number;
    readonly hash: string;
}
export type History = SimulatedHistory | OfficialHistory | NamedHistory;
export declare function simulated(seed: string, date: string): SimulatedHistory;

// shared/run/request.d.ts
export interface HistoryRequest {
    readonly lottery: LotteryKey;
    readonly history: History;
}
export interface GenerateRequest extends HistoryRequest {
    readonly strategy: StrategyId;
    readonly games: number;
    readonly seed: string;
    readonly now: string;
    readonly options?: StrategyOptions;
    readonly bet?: Bet;
    readonly swaps?: readonly number[];
    readonly engine?: EngineVersion;
}
export interface CountRange {
    readonly min: number;
    readonly max: number;
}

// shared/bet/marks.d.ts
export interface Marks {
    readonly lotteryType: LotteryKey;
    readonly numbers: readonly number[];
    readonly team?: number;
    readonly month?: number;
    readonly mirror?: true;
}

// shared/strategy/strategy-label.d.ts
export interface StrategyLabel {
    readonly strategy: Mode | 'uniform';
    readonly catalogueId?: CatalogueId;
}

// shared/run/score.d.ts
export declare const SCORE_CLASSES: readonly ['maximum', 'top', 'very-strong', 'good'];
export type ScoreClass = (typeof SCORE_CLASSES)[number];

// shared/strategy/strategy-fact.d.ts
export type DatePart = 'day' | 'month' | 'year' | 'day-and-month';
export interface DateNumber {
    readonly number: number;
    readonly date: string;
    readonly part: DatePart;
}
export type StrategyFact = {
    readonly kind: 'runs';
    readonly pairs: number;
    readonly longestAllowed: number;
} | {
    readonly kind: 'mirror';
    readonly pairs: readonly (readonly [number, number])[];
} | {
    readonly kind: 'primes-multiples';
    readonly primes: readonly number[];
    readonly multiplesOfThree: readonly number[];
} | {
    readonly kind: 'quadrants';
    readonly counts: readonly number[];
} | {
    readonly kind: 'delays';
    readonly overdue: readonly {
        readonly number: number;
        readonly delay: number;
    }[];
} | {
    readonly kind: 'sum';
    readonly sum: number;
    readonly low: number;
    readonly high: number;
} | {
    readonly kind: 'dates';
    readonly sources: readonly DateNumber[];
} | {
    readonly kind: 'date-numbers';
    readonly numbers: readonly number[];
} | {
    readonly kind: 'root';
    readonly root: number;
    readonly source: 'name' | 'birth-date' | 'run-date' | 'told';
    readonly withRoot: readonly number[];
} | {
    readonly kind: 'lucky';
    readonly lucky: readonly LuckyNumber[];
} | {
    readonly kind: 'mix';
    readonly rows: number;
    readonly columns: number;
} | {
    readonly kind: 'champion';
    readonly balance: number;
    readonly best: number;
    readonly candidates: number;
} | {
    readonly kind: 'avoidance';
    readonly leastOverlap: number;
};

// shared/draws/draw-differences.d.ts
export interface DrawDifferences {
    readonly parts: readonly DrawPart[];
    readonly tiers: readonly TierHits[];
}
export type DrawPart = 'numbers' | 'date' | 'month' | 'prizes';

// shared/draws/results-summary.d.ts
export interface TableSummary {
    readonly lottery: LotteryKey;
    readonly count: number;
    readonly first: Pick<OfficialDraw, 'contest' | 'date'>;
    readonly last: Pick<OfficialDraw, 'contest' | 'date'>;
    readonly missing: number;
    readonly withPrizes: number;
}

// shared/check/played-game-fault.d.ts
export type PlayedGameFault = 'game' | 'numbers' | 'month' | 'mirror';

// shared/lottery/lucky-numbers.d.ts
export declare const LUCKY_NUMBERS: readonly [{
    readonly number: 3;
    readonly culture: 'christian';
}, {
    readonly number: 7;
    readonly culture: 'western';
}, {
    readonly number: 8;
    readonly culture: 'chinese';
}, {
    readonly number: 9;
    readonly culture: 'chinese';
}, {
    readonly number: 11;
    readonly culture: 'numerology';
}, {
    readonly number: 13;
    readonly culture: 'italian';
}, {
    readonly number: 18;
    readonly culture: 'jewish';
}, {
    readonly number: 21;
    readonly culture: 'card-games';
}, {
    readonly number: 22;
    readonly culture: 'numerology';
}, {
    readonly number: 24;
    readonly culture: 'jain';
}, {
    readonly number: 27;
    readonly culture: 'hindu';
}, {
    readonly number: 33;
    readonly culture: 'christian';
}, {
    readonly number: 40;
    readonly culture: 'christian';
}, {
    readonly number: 42;
    readonly culture: 'pop-culture';
}, {
    readonly number: 48;
    readonly culture: 'buddhist';
}, {
    readonly number: 52;
    readonly culture: 'mesoamerican';
}, {
    readonly number: 64;
    readonly culture: 'chinese';
}, {
    readonly number: 68;
    readonly culture: 'chinese';
}, {
    readonly number: 77;
    readonly culture: 'christian';
}, {
    readonly number: 88;
    readonly culture: 'chinese';
}, {
    readonly number: 99;
    readonly culture: 'chinese';
}];
export type LuckyNumber = (typeof LUCKY_NUMBERS)[number];
