import { runLock } from '../../../workers/shared/incoming/handover.ts';
import { holdLock } from '../../platform/lock.ts';
import { siteAddress } from '../../platform/site-address.ts';
import { followRun } from '../run/run.ts';
import { isRunning } from './updates.ts';

/**
 * Lets the service worker know of a run under way, from now on: the page that a share leads to takes the place of this
 * one, and comes after the run.
 */
export function keepRunsUndisturbed(): void {
  let release: (() => void) | undefined;
  const follow = () => {
    if (isRunning()) release ??= holdLock(runLock(siteAddress()));
    else {
      release?.();
      release = undefined;
    }
  };
  followRun(follow);
  follow();
}
