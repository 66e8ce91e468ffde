import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { closeDialogs, dialogs, followDialogs } from '../state/shell/dialogs.ts';

/** Where an entry of the history says how many dialogs are open there. */
const DEPTH = 'dialogs';

/** A step back that the browser does not tell of counts as done after so long, in milliseconds. */
const STEP_MS = 1000;

const depth = (): number => history.state?.[DEPTH] ?? 0;

/**
 * The browser's history for the router. Each open dialog has an entry in it, so that «back» closes the dialog on top. A
 * dialog that closes otherwise removes its entry. «Forward» or a reload may lead to an entry whose dialog is gone: it
 * is left again at once. The router does not see these entries: they have the address of the page below.
 */
export function createDialogHistory(): RouterHistory {
  /** Set while a step back to what is below the dialogs is under way. */
  let stepping: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];

  function stepBack(by: number): void {
    stepping = setTimeout(arrive, STEP_MS);
    history.go(-by);
  }

  function arrive(): void {
    clearTimeout(stepping);
    stepping = undefined;
    const due = waiting;
    waiting = [];
    for (const navigate of due) navigate();
    settle();
  }

  /** Has as many entries as there are dialogs. */
  function settle(): void {
    if (stepping !== undefined) return;
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
    if (stepping === undefined && depth() === 0) {
      navigate();
      return;
    }
    waiting.push(navigate);
    if (stepping === undefined) stepBack(depth());
  }

  function onPop(event: PopStateEvent): void {
    const { pathname, search, hash } = location;
    const isSameAddress = addresses.location.href === pathname + search + hash;
    if (isSameAddress) event.stopImmediatePropagation();
    if (stepping === undefined) closeDialogs(isSameAddress ? depth() : 0);
    arrive();
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
