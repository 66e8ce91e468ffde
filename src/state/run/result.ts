import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { Receipt } from '../../../workers/shared/receipt.ts';
import type { GenerateRequest } from '../../../workers/shared/request.ts';
import type { Ticket } from '../../../workers/shared/ticket.ts';
import type { TicketFacts } from '../../../workers/shared/ticket-facts.ts';
import type { WheelReport } from '../../../workers/shared/wheel-report.ts';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import { overlayTexts } from '../../content/run/overlay.ts';
import type { Edition } from '../../editions.ts';
import { vibrate } from '../../platform/device.ts';
import { keepOwnResult } from '../address/own-results.ts';
import { playSound } from '../preferences/sounds.ts';
import { countGames } from '../premium/premium.ts';
import { showToast } from '../shell/toasts.ts';
import { enginePool } from './engine-pool.ts';
import { answerOf, type Failure } from './failure.ts';
import { withFound } from './history-source.ts';
import { startPatience } from './patience.ts';
import { runRequest } from './run-request.ts';

/** The score of ticket i shows up 1 s + i × 0.2 s after the tickets: docs/specification.md. */
const FIRST_SCORE_MS = 1000;
const NEXT_SCORE_MS = 200;

/** The win sound of /new comes about this long after the result: docs/specification.md. */
const WIN_AFTER_MS = 1000;

/** A tap that the hand feels, in milliseconds. */
const SHORT_MS = 30;

/** The run on screen. */
export const result = proxy<{
  status: 'none' | 'replaying' | 'ready' | 'failed';
  /** Why the run could not be made again, while `status` is `failed`. */
  failure: Failure | null;
  /**
   * The keys of the links that name it: its own first. After a swap the one before is there too,
   * until the address has followed.
   */
  links: readonly string[];
  receipt: Receipt | null;
  tickets: readonly Ticket[];
  /** Why these numbers: one entry for each ticket. */
  facts: readonly TicketFacts[];
  /** What was proven of the batch; null unless it is a wheel. */
  proof: WheelReport | null;
  /** How many tickets, from the first on, show their score. */
  scored: number;
  /** Do the numbers come one by one? As a run is shown that has just been made, and not for long. */
  isRevealing: boolean;
}>({
  status: 'none',
  failure: null,
  links: [],
  receipt: null,
  tickets: ref([]),
  facts: ref([]),
  proof: null,
  scored: 0,
  isRevealing: false,
});

/** How long the numbers of a new run take to come, in milliseconds; the last of them lands then. */
const REVEAL_MS = 1200;

/** Undefined until the tickets on screen are seen. */
let timer: ReturnType<typeof setTimeout> | undefined;
let winTimer: ReturnType<typeof setTimeout> | undefined;
let revealTimer: ReturnType<typeof setTimeout> | undefined;
let replay: AbortController | undefined;
/** The newest run that was made here, until its tickets have been on screen. */
let unseen: { readonly link: string; readonly games: number } | undefined;

/** Calls back when the result changes, as when a score is due; returns what stops it. */
export function followResult(callback: () => void): () => void {
  return subscribe(result, callback);
}

/** Puts a run on screen that has just been made here; it counts once somebody can see it. */
export function showNewRun(run: GeneratedRun, link: string): void {
  unseen = { link, games: run.receipt.games };
  showRun(run, link);
  result.isRevealing = true;
}

/**
 * To be called when the tickets on screen can be seen. The first time it starts the clock of their
 * scores; of a run that was made here it also counts the games and celebrates it. A run that is
 * left before counts nothing.
 */
export function noteSeen({ winSound }: Pick<Edition, 'winSound'>): void {
  timer ??= setTimeout(revealScore, FIRST_SCORE_MS);
  if (!unseen || !isOnScreen(unseen.link)) return;
  const { games } = unseen;
  unseen = undefined;
  keepOwnResult();
  countGames(games);
  playSound('success');
  vibrate(SHORT_MS);
  revealTimer = setTimeout(endReveal, REVEAL_MS);
  if (winSound) winTimer = setTimeout(() => playSound('win'), WIN_AFTER_MS);
  showToast(overlayTexts.generated);
}

/** Shows all numbers at once: a tap does not wait for them. */
export function endReveal(): void {
  clearTimeout(revealTimer);
  result.isRevealing = false;
}

/** To be called when a result is left: a win sound that is still to come is dropped. */
export function dropWinSound(): void {
  clearTimeout(winTimer);
}

/** True when the run on screen is the one that a link names, by its key. */
function isOnScreen(link: string): boolean {
  return result.status === 'ready' && result.links.includes(link);
}

/** Puts a run on screen, its scores yet to come. `link` is the key of its link. */
export function showRun(run: GeneratedRun, link: string): void {
  replay?.abort();
  stopScores();
  result.status = 'ready';
  result.links = [link];
  result.receipt = ref(run.receipt);
  result.tickets = ref([...run.tickets]);
  result.facts = ref([...run.facts]);
  result.proof = run.proof ? ref(run.proof) : null;
  result.scored = 0;
  endReveal();
}

/** Puts a run with some other tickets in the place of the one on screen, whose scores go on. */
export function changeTickets(run: GeneratedRun, link: string): void {
  endReveal();
  result.links = [link, ...result.links.slice(0, 1)];
  result.receipt = ref(run.receipt);
  result.tickets = ref([...run.tickets]);
  result.facts = ref([...run.facts]);
}

function stopScores(): void {
  clearTimeout(timer);
  timer = undefined;
}

function revealScore(): void {
  result.scored++;
  if (result.scored < result.tickets.length) timer = setTimeout(revealScore, NEXT_SCORE_MS);
}

/** Makes the tickets of a link again, unless they are the ones on screen. `link` is its key. */
export async function replayRun(request: GenerateRequest, link: string): Promise<void> {
  if (isOnScreen(link)) {
    if (link === result.links[0]) result.links = [link];
    return;
  }
  replay?.abort();
  const mine = new AbortController();
  replay = mine;
  stopScores();
  result.status = 'replaying';
  const fail = (failure: Failure) => Object.assign(result, { status: 'failed', failure });
  const patience = startPatience(() => {
    fail({ code: 'timeout' });
    mine.abort();
  });
  const ask = (ready: GenerateRequest) =>
    runRequest(enginePool(), mine.signal, ready, patience.renew);
  const answer = await answerOf(() => {
    const ready = withFound(request);
    return ready instanceof Promise ? ready.then(ask) : ask(ready);
  });
  patience.stop();
  if (mine.signal.aborted) return;
  replay = undefined;
  if (answer.ok) showRun(answer.value, link);
  else fail(answer.failure);
}
