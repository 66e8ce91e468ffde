import { useSnapshot } from 'valtio/react';
import { PACKED_KEY } from '../../../workers/shared/packed-key.ts';
import { home } from '../../content/home/home.ts';
import { lastResult } from '../../state/address/last-result.ts';
import { useGo } from '../address/navigation.ts';
import css from './last-ticket.module.css';

/** Leads to the newest result of this tab; nothing where there is none. */
export function LastTicket() {
  const { packed } = useSnapshot(lastResult);
  const go = useGo();
  return packed === '' ? null : (
    <button type="button" className={css.last} onClick={() => go({ [PACKED_KEY]: packed })}>
      {home.lastTicket} <span aria-hidden="true">›</span>
    </button>
  );
}
