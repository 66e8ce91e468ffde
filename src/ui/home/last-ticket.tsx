import { useSnapshot } from 'valtio/react';
import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { home } from '../../content/home/home.ts';
import { ownResults } from '../../state/address/own-results.ts';
import { useGo } from '../address/navigation.ts';
import css from './last-ticket.module.css';

/** Leads to the newest result of this browser that was seen; nothing without one. */
export function LastTicket() {
  const { last } = useSnapshot(ownResults);
  const go = useGo();
  return last === undefined ? null : (
    <button type="button" className={css.last} onClick={() => go({ [PACKED_KEY]: last })}>
      {home.lastTicket} <span aria-hidden="true">›</span>
    </button>
  );
}
