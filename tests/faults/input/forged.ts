import { BitWriter } from '../../../workers/shared/link/packed-bits.ts';
import { seal } from '../../../workers/shared/link/packed-frame.ts';
import { DAY, INSTANT, SEED } from '../../../workers/shared/link/packed-values.ts';
import { ENGINE_VERSION } from '../../../workers/shared/run/engine-version.ts';

/** What stands in a packed link, as numbers and texts: nothing of it has to be so. */
interface Forged {
  readonly games?: number;
  readonly seed?: string;
  /** Writes the history in the place of a seed: the other packing. */
  readonly history?: (to: BitWriter) => void;
}

/** The query of a link with a right checksum and these contents: what the app's own writer would refuse to write. */
export function forgedLink({ games = 1, seed = 'forged', history }: Forged): string {
  const to = new BitWriter();
  // The lottery and the strategy are the first of their lists.
  for (const value of [Number(ENGINE_VERSION), 0, 0, games]) to.count(value);
  SEED.write(to, seed);
  if (history) history(to);
  else SEED.write(to, 'h');
  DAY.write(to, '2026-11-20');
  INSTANT.write(to, '2026-11-20T12:00:00Z');
  // Neither options nor a bet nor swaps.
  to.number(0, 3);
  return `?r=${seal(to.digits, history ? 2 : 1)}`;
}
