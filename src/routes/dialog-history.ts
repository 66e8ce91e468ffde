import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { closeDialogs, dialogs, followDialogs } from '../state/shell/dialogs.ts';

/** Where an entry of the history says how many dialogs are open there. */
const DEPTH = 'dialogs';

/** Who goes on to another address waits no longer for a step back, in milliseconds: the browser may drop it. */
const STEP_MS = 1000;

const depth = (): number => history.state?.[DEPTH] ?? 0;

/**
 * The browser's history for the router. Each open dialog or menu has an entry in it, so that «back» closes the one on top.
 * One that closes otherwise removes its entry. «Forward» or a reload may lead to an entry whose dialog is gone: it
 * is left again at once. The router does not see these entries: they have the address of the page below.
 */
export function createDialogHistory(): RouterHistory {
  /** Steps back that the browser has not told of yet. */
  let steps = 0;
  /** Those that nothing waits for any more. The browser may still tell of them: that is nobody's «back». */
  let late = 0;
  let waiting: (() => void)[] = [];
  let patience: ReturnType<typeof setTimeout> | undefined;

  function stepBack(by: number): void {
    steps++;
    history.go(-by);
  }

  /** Has as many entries as there are dialogs. */
  function settle(): void {
    if (steps > 0) return;
    addresses.flush();
    const open = dialogs.open.length;
    if (depth() > open) stepBack(depth() - open);
    for (let next = depth() + 1; next <= open; next++) {
      // The router has replaced the browser's function by one of its own.
      History.prototype.pushState.call(history, { ...history.state, [DEPTH]: next }, '');
    }
  }

  /** Does it where no dialog has an entry above what it changes. */
  function belowDialogs(navigate: () => void): void {
    if (steps === 0 && depth() === 0) {
      goOn();
      navigate();
      return;
    }
    waiting.push(navigate);
    if (steps === 0) stepBack(depth());
    patience ??= setTimeout(giveUp, STEP_MS);
  }

  function giveUp(): void {
    late += steps;
    steps = 0;
    goOn();
    settle();
  }

  function goOn(): void {
    clearTimeout(patience);
    patience = undefined;
    const due = waiting;
    waiting = [];
    for (const navigate of due) navigate();
  }

  function onPop(event: PopStateEvent): void {
    const { pathname, search, hash } = location;
    const isSameAddress = addresses.location.href === pathname + search + hash;
    if (isSameAddress) event.stopImmediatePropagation();
    if (steps > 0) steps--;
    else if (late > 0) late--;
    else closeDialogs(isSameAddress ? depth() : 0);
    // A browser that steps back scrolls to where the page was, after this event: another page is for then.
    if (steps === 0) setTimeout(goOn);
    settle();
  }

  // This listener must run before the router's.
  addEventListener('popstate', onPop, true);
  const addresses = createBrowserHistory();
  const { push, replace } = addresses;
  addresses.push = (...given) => {
    closeDialogs();
    belowDialogs(() => push(...given));
  };
  addresses.replace = (...given) => belowDialogs(() => replace(...given));
  followDialogs(settle);
  settle();
  return addresses;
}
