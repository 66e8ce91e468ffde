import { enginePool } from '../run/engine-pool.ts';
import { countResults } from './install.ts';
import { afterRun } from './quiet.ts';
import { followShortcut } from './shortcut.ts';
import { startUpdates } from './updates.ts';

/**
 * Starts what makes the app an installed one, and work without a network. The files for that have
 * the line after what the page itself needs: the engine, and a run that somebody has started.
 */
export async function startOffline(): Promise<void> {
  followShortcut();
  countResults();
  await enginePool().warm();
  await afterRun();
  await startUpdates();
}
