import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Edition } from '../../editions.ts';
import {
  type Address,
  type AddressSearch,
  type Go,
  keptSearch,
  links,
} from '../../state/address/address.ts';

const never = () => () => {};

/** False in the prerendered page and while it is hydrated, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * What the address asks for. The prerendered page knows no query, so until it is hydrated the
 * answer is home.
 */
export function useAddress(edition: Edition): Address {
  const search: AddressSearch = useSearch({ strict: false });
  const isHydrated = useHydrated();
  const { read } = useSnapshot(links);
  // The same object as long as the address is the same: a run is made when its request changes.
  return useMemo(
    () => (isHydrated ? read(search, edition.views) : { view: 'home' }),
    [search, edition, isHydrated, read],
  );
}

/** Goes to a view, as a new history entry unless `replace` is set; debug flags stay. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    (search, { replace = false } = {}) => {
      void navigate({
        to: '.',
        search: (previous: AddressSearch): AddressSearch => ({
          ...search,
          ...keptSearch(previous),
        }),
        replace,
      });
    },
    [navigate],
  );
}
