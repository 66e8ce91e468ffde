import { proxy, ref } from 'valtio/vanilla';
import type { DrawScope, SiteCheck } from '../../../workers/shared/check/check-games.ts';
import { doubtsIn, withWay } from '../../../workers/shared/games/doubts.ts';
import type { NamedGame } from '../../../workers/shared/games/game-names.ts';
import type { PartPlace } from '../../../workers/shared/games/mend.ts';
import type { GamesReading } from '../../../workers/shared/games/reading.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { typedContest } from '../bet/contests.ts';
import { chooseResultsLottery, currentLottery, resultsLottery } from '../results/results-lottery.ts';
import { type CheckFailure, checkAnswer, checkOwnDraws, hasDraws } from './check-answer.ts';
import { checkSavedGames } from './game-outcomes.ts';
import { type GameSource, type GameToCheck, gamesToCheck, lotteriesOf } from './games-to-check.ts';
import { settleTold } from './keep-by-hand.ts';
import { type ExportedGames, lotteriesOfList, type RefusedList, readList } from './read-list.ts';

/** Which draws: the last, one contest, for each saved game those it takes part in, or all that are known. */
export type ScopeChoice = 'last' | 'contest' | 'own' | 'all';

/** Games that were checked, and how they did. */
export interface Checked {
  readonly scope: ScopeChoice;
  readonly games: readonly GameToCheck[];
  readonly result: SiteCheck;
}

/** Why nothing was checked. */
export type CheckProblem =
  | CheckFailure
  | 'list'
  | 'no-games'
  | 'contest'
  | 'no-such-contest'
  | 'doubt'
  | 'other-lottery'
  | 'which-lottery';

/** «Conferir»: what to check, and what came of it. Of which lottery, `currentLottery` says. */
export const check = proxy<{
  source: GameSource;
  /** What somebody has chosen; `currentScope` says what holds. */
  scope: ScopeChoice | null;
  /** What was typed: a contest, and games. */
  contest: string;
  text: string;
  /** A file that is read in the place of the text. */
  file: File | null;
  status: 'idle' | 'checking' | 'ready' | 'failed';
  problem: CheckProblem | null;
  /** With the problem `list`: why the text or the file gives no games. */
  refused: RefusedList | null;
  /** The text as it was read, and mended since. */
  list: GamesReading | null;
  /** Its rows that were no games at first, by their places. */
  wrong: readonly number[];
  /** The games of a file that the app exported. */
  exported: ExportedGames | null;
  /** What stands in the other rows where a number of one, by its place, was mended. */
  alike: { readonly row: number; readonly places: readonly PartPlace[] } | null;
  /** Other games that the text names: the lines of those were not read. */
  others: readonly NamedGame[];
  /** The person has said that all of the text is of the lottery, whatever it names. */
  isAll: boolean;
  /** Lotteries that the text may be of, where it is none of the chosen one, or none is chosen. */
  offered: readonly LotteryKey[];
  checked: Checked | null;
}>({
  source: 'saved',
  scope: null,
  contest: '',
  text: '',
  file: null,
  status: 'idle',
  problem: null,
  refused: null,
  list: null,
  exported: null,
  wrong: ref([]),
  alike: null,
  others: ref([]),
  isAll: false,
  offered: ref([]),
  checked: null,
});

/** What may be chosen anew. */
type Choice = Pick<typeof check, 'source' | 'contest' | 'text' | 'file'> & {
  scope: ScopeChoice;
};

let running: AbortController | undefined;
/** What «Conferir» has begun with. */
let started: LotteryKey | undefined;

const NOTHING_TOLD = { problem: null, refused: null, offered: ref([]) } as const;

/** Chooses what to check. What was shown for another choice goes; what needs no further choice is checked at once. */
export function chooseCheck(choice: Partial<Choice>): void {
  running?.abort();
  // Another text, or lottery, has other ways to be read.
  const { text, source, file } = choice;
  if ([text, source, file].some((one) => one !== undefined)) {
    setList(null);
    Object.assign(check, { others: ref([]), isAll: false });
  }
  Object.assign(check, choice, { status: 'idle', ...NOTHING_TOLD, checked: null });
  const lotteries = choice.source === undefined ? [] : lotteriesOf(choice.source);
  const other = lotteries.find(hasDraws) ?? lotteries[0];
  if (other && !lotteries.includes(currentLottery())) chooseResultsLottery(other);
  answerAtOnce();
}

/** Takes the games of a file in the place of the text, and checks them. Never rejects. */
export async function openList(file: File): Promise<void> {
  chooseCheck({ source: 'typed', file: ref(file) });
  await runCheck();
}

/** Which draws a source can be checked against: only saved games have some of their own. */
export function scopesOf(source: GameSource): readonly ScopeChoice[] {
  return source === 'saved' ? ['own', 'last', 'contest', 'all'] : ['last', 'contest', 'all'];
}

/**
 * The draws to check: those that were chosen, else those that saved games take part in, also before there are any: what
 * is past answers another question, and is asked for.
 */
export function currentScope({ source, scope }: Pick<typeof check, 'source' | 'scope'> = check): ScopeChoice {
  if (scope && scopesOf(source).includes(scope)) return scope;
  return source === 'saved' ? 'own' : 'all';
}

/** Checks once more what is shown: something about its games, or the kept draws, has changed. */
export async function checkAgain(): Promise<void> {
  await settleTold(currentLottery());
  answerAtOnce();
  await checkSavedGames({ keepsWins: true });
  if (check.status === 'ready') await runCheck(check.checked);
}

/**
 * Begins with the likeliest games, from the saved games as loaded, unless there is a check or an error of this lottery.
 */
export function startCheck(): void {
  if (check.status !== 'idle' && started === currentLottery()) return;
  const sources = ['saved', 'screen'] as const;
  const hasGames = (source: GameSource) => lotteriesOf(source).includes(currentLottery());
  // Without saved games of the chosen lottery, games on paper can be typed.
  const otherwise =
    resultsLottery.chosen || check.text ? 'typed' : sources.find((source) => lotteriesOf(source).length > 0);
  const isTyping = check.source === 'typed' && (check.text.trim() !== '' || check.file !== null);
  chooseCheck({ source: isTyping ? 'typed' : (sources.find(hasGames) ?? otherwise ?? 'saved') });
  started = currentLottery();
}

/** Checks saved games without being asked, where draws of their lottery are known and nothing is missing to choose. */
function answerAtOnce(): void {
  const lottery = currentLottery();
  const isComplete = check.source === 'saved' && currentScope() !== 'contest';
  if (check.status !== 'idle' || !isComplete) return;
  if (hasDraws(lottery) && lotteriesOf('saved').includes(lottery)) void runCheck();
}

/** Says which way to read a doubtful row, by its place, is right, and checks it so. Never rejects. */
export async function chooseWay(place: number, way: number): Promise<void> {
  setList(withWay(check.list ?? [], place, way));
  await runCheck(check.checked);
}

function setList(list: GamesReading | null): void {
  const wrong = (list ?? []).flatMap(({ bad }, i) => (bad ? [i] : []));
  Object.assign(check, { list: list && ref(list), exported: null, wrong: ref(wrong), alike: null });
}

/** Aborts the running check and returns the signal of a new one. */
export function beginCheck(): AbortSignal {
  running?.abort();
  running = new AbortController();
  return running.signal;
}

/** Aborts the running check, because its view was left. */
export function leaveCheck(): void {
  running?.abort();
  if (check.status === 'checking') check.status = 'idle';
}

/** Checks what is chosen; `meanwhile` stays on screen until then. Never rejects. */
export async function runCheck(meanwhile: Checked | null = null): Promise<void> {
  const signal = beginCheck();
  const { source } = check;
  const [lottery, scope] = [currentLottery(), currentScope()];
  started = lottery;
  Object.assign(check, { status: 'checking', ...NOTHING_TOLD, checked: meanwhile && ref(meanwhile) });
  const typed = check.file ?? check.text;
  if (source === 'typed' && !check.list && !check.exported) {
    const list = await readList({ lottery, source: typed, isAll: check.isAll }, signal);
    if (signal.aborted) return;
    const problem = keepRead(list);
    if (problem) return fail(problem);
  }
  const games: readonly GameToCheck[] =
    source === 'typed' && check.exported
      ? check.exported.games.map((played) => ({ played }))
      : gamesToCheck(source, lottery, check.list ?? [], scope === 'own');
  if (games.length === 0 && doubtsIn(check.list ?? []).length > 0) return fail('doubt');
  if (games.length === 0 && source === 'typed') {
    const fitting = await lotteriesOfList(typed, signal);
    if (signal.aborted) return;
    check.offered = ref(fitting.filter((key) => key !== lottery && !check.others.includes(key)));
  }
  const draws = drawsOf(scope, check.contest);
  if (games.length === 0 || !draws) return fail(games.length === 0 ? 'no-games' : 'contest');
  const played = games.map(({ own, played: { scope: _, ...bet } }) =>
    scope === 'own' && own ? { ...bet, scope: own } : bet,
  );
  const asked = { lottery, games: played };
  const isOwn = source === 'saved' && scope === 'own';
  const answer = await (isOwn ? checkOwnDraws(asked) : checkAnswer({ ...asked, scope: draws }, signal));
  if (signal.aborted) return;
  if (typeof answer === 'string') return fail(answer);
  if (scope === 'contest' && answer.contests === 0) return fail('no-such-contest');
  check.checked = ref({ scope, games, result: answer });
  check.status = 'ready';
}

/** Keeps what was read; gives why it cannot be checked. A file that is refused goes: what was typed is there again. */
function keepRead(list: Awaited<ReturnType<typeof readList>>): CheckProblem | undefined {
  if (!list.ok) {
    if (list.refusal === 'failed') return 'failed';
    Object.assign(check, { file: null, refused: ref(list) });
    return 'list';
  }
  if (list.games) {
    check.exported = ref(list);
    return undefined;
  }
  const { reading, others, isOwn } = list;
  check.others = ref(others);
  if (!isOwn) return 'other-lottery';
  setList(reading);
  return undefined;
}

function fail(problem: CheckProblem): void {
  Object.assign(check, { status: 'failed', problem, checked: null });
}

function drawsOf(scope: ScopeChoice, typed: string): DrawScope | undefined {
  if (scope === 'last') return { kind: 'last' };
  if (scope !== 'contest') return { kind: 'all' };
  const contest = typedContest(typed);
  return contest === undefined ? undefined : { kind: 'contest', contest };
}
