import { useSnapshot } from 'valtio/react';
import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { site } from '../../content/shell/site.ts';
import type { AddressSearch } from '../../state/address/address.ts';
import { ownResults } from '../../state/address/own-results.ts';
import common from '../parts/common.module.css';
import css from './result-title.module.css';

/** Whose tickets a link names: `result` for those that were made in this browser. */
export function useTicketsOf(link?: AddressSearch): 'result' | 'linked' {
  return useSnapshot(ownResults).packed.includes(link?.[PACKED_KEY] ?? '') ? 'result' : 'linked';
}

/** The heading of the result view, which says whose tickets these are. */
export function ResultTitle({ link }: { readonly link: AddressSearch }) {
  return (
    <div className={css.title}>
      <h1 className={common.title} tabIndex={-1}>
        {site.titles[useTicketsOf(link)]}
      </h1>
    </div>
  );
}
