import { enginePool } from '../run/engine.ts';
import { afterRun } from './quiet.ts';
import { startUpdates } from './updates.ts';

/**
 * Starts what makes the app work without a network. It has the line after what the page itself
 * needs: the engine, and a run that somebody has started already.
 */
export async function startOffline(): Promise<void> {
  await enginePool().warm();
  await afterRun();
  await startUpdates();
}
