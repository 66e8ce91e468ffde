import type { AddressSearch } from '../../../src/state/address/address.ts';
import { FORMER_PARAMETERS, isPoolSize, LINK_PARAMETERS } from '../../../workers/shared/link/link-names.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';

/**
 * The query of a run as the app wrote it before links were packed: a parameter for each part, lists with commas. It has
 * no words for real draws.
 */
export function longSearch(receipt: Receipt): AddressSearch {
  const { history, options, bet, ...fields } = receipt;
  const mirror = bet?.mirror ? 1 : undefined;
  const historySeed = history.kind === 'simulated' ? history.seed : undefined;
  const names = { ...fields, historySeed, date: history.date };
  const values = { ...names, ...options, ...bet, mirror };
  const parameters = LINK_PARAMETERS.flatMap((name) => {
    if (values[name] === undefined) return [];
    const text = String(values[name]);
    // A pool of one number would read as a number of workers.
    return [[name === 'pool' && isPoolSize(text) ? FORMER_PARAMETERS.pool : name, text]];
  });
  return { view: 'result', ...Object.fromEntries(parameters) };
}
