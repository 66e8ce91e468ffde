import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { SYNDICATE_PAGE } from '../../editions.ts';
import { type AddressSearch, keptSearch } from '../../state/address/address.ts';

/** Where the link to the content of a page leads. */
const CONTENT = 'conteudo';

let shown = '';

/** The fragment of the address; the link to the content does not change it. */
export function useFragment(): string {
  const { history } = useRouter();
  return useSyncExternalStore(
    history.subscribe,
    () => {
      const fragment = history.location.hash.slice(1);
      if (fragment !== CONTENT) shown = fragment;
      return shown;
    },
    () => '',
  );
}

/** Goes to the page of the groups: to one that is kept, by its id, or to all of them; debug flags stay. */
export function useGoToGroup(): (id?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (id = '') =>
      void navigate({
        to: SYNDICATE_PAGE.path,
        search: (previous: AddressSearch): AddressSearch => keptSearch(previous),
        hash: id,
      }),
    [navigate],
  );
}
