import { ref } from 'valtio/vanilla';
import { withoutPerson } from '../../../workers/shared/run/personal-options.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import { resultTexts } from '../../content/run/result.ts';
import type { Edition } from '../../editions.ts';
import { vibrate } from '../../platform/device.ts';
import { type AddressSearch, linkKey } from '../address/address.ts';
import { keepOwnResult, noteOwnResult } from '../address/own-results.ts';
import { resultSearch } from '../address/run-link.ts';
import { playSound } from '../preferences/sounds.ts';
import { countGames } from '../premium/premium.ts';
import { showToast } from '../shell/toasts.ts';
import { askEngine } from './engine-pool.ts';
import { withFound } from './history-source.ts';
import { startPatience } from './patience.ts';
import { type Run, run, transition } from './run.ts';

/** The score of ticket i shows up 1 s + i × 0.2 s after the tickets: docs/specification.md. */
const FIRST_SCORE_MS = 1000;
const NEXT_SCORE_MS = 200;

/** The win sound of /new comes about this long after the result: docs/specification.md. */
const WIN_AFTER_MS = 1000;

/** A tap that the hand feels, in milliseconds. */
const SHORT_MS = 30;

/** How long the numbers of a new run take to come, in milliseconds; the last of them lands then. */
const REVEAL_MS = 1200;

/** Undefined until the tickets on screen are seen. */
let timer: ReturnType<typeof setTimeout> | undefined;
let winTimer: ReturnType<typeof setTimeout> | undefined;
let revealTimer: ReturnType<typeof setTimeout> | undefined;
/** The newest run that was made here, until its tickets have been on screen. */
let unseen: { readonly link: string; readonly games: number } | undefined;

/** Has the tickets of a run that has just been made here; it counts once somebody can see them. Returns its address. */
export function takeNewRun(made: GeneratedRun): AddressSearch {
  const search = ownAddress(made);
  const link = linkKey(search);
  unseen = { link, games: made.receipt.games };
  Object.assign(run, ticketsOf(made, link), { isRevealing: true });
  return search;
}

/** The address of tickets that are made here. It is handed on, so it does not say who somebody is. */
function ownAddress({ receipt }: GeneratedRun): AddressSearch {
  const search = resultSearch(withoutPerson(receipt));
  noteOwnResult(search);
  return search;
}

/**
 * To be called when the tickets on screen can be seen. The first time it starts the clock of their scores; of a run
 * that was made here it also counts the games and celebrates it. A run that is left before counts nothing.
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
  showToast(resultTexts.generated);
}

/** Shows all numbers at once: a tap does not wait for them. */
export function endReveal(): void {
  clearTimeout(revealTimer);
  run.isRevealing = false;
}

/** To be called when a result is left: a win sound that is still to come is dropped. */
export function dropWinSound(): void {
  clearTimeout(winTimer);
}

/** True when the tickets that there are have this link, by its key. */
function isOnScreen(link: string): boolean {
  return run.links.includes(link);
}

/** Shows the tickets of a run, their scores yet to come. `link` is the key of its link. */
export function showRun(made: GeneratedRun, link: string): void {
  transition('shown', ticketsOf(made, link));
}

/** The tickets of a run, unseen yet. */
function ticketsOf({ receipt, tickets, facts, proof }: GeneratedRun, link: string): Partial<Run> {
  stopScores();
  clearTimeout(revealTimer);
  return {
    failure: null,
    links: [link],
    receipt: ref(receipt),
    tickets: ref([...tickets]),
    facts: ref([...facts]),
    proof: proof ? ref(proof) : null,
    scored: 0,
    isRevealing: false,
  };
}

/** Puts a run with some other tickets in the place of the one on screen, whose scores go on. Returns its address. */
export function changeTickets(made: GeneratedRun): AddressSearch {
  const search = ownAddress(made);
  keepOwnResult();
  endReveal();
  run.links = [linkKey(search), ...run.links.slice(0, 1)];
  run.receipt = ref(made.receipt);
  run.tickets = ref([...made.tickets]);
  run.facts = ref([...made.facts]);
  return search;
}

function stopScores(): void {
  clearTimeout(timer);
  timer = undefined;
}

function revealScore(): void {
  run.scored++;
  if (run.scored < run.tickets.length) timer = setTimeout(revealScore, NEXT_SCORE_MS);
}

/** Makes the tickets of a link again, unless they are there. `link` is its key. */
export async function replayRun(request: GenerateRequest, link: string): Promise<void> {
  if (isOnScreen(link)) {
    if (link === run.links[0]) run.links = [link];
    return;
  }
  const calls = new AbortController();
  const { signal } = calls;
  const patience = startPatience(() => transition('failed', { failure: { code: 'timeout' } }));
  stopScores();
  const none = { links: [], receipt: null, tickets: ref([]), facts: ref([]), proof: null };
  transition('replaying', { asked: null, failure: null, ...none }, () => {
    patience.stop();
    calls.abort();
  });
  const answer = await askEngine(withFound(request), signal, patience.renew);
  if (signal.aborted) return;
  if (answer.ok) showRun(answer.value, link);
  else transition('failed', { failure: answer.failure });
}
