import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AddressSearch, keptSearch } from '../../state/address/address.ts';
import { RESULTS_TABS } from './results-tabs.ts';

/** The tab in the address, else the first, and the function that goes to another. */
export function useTab(): [tab: string, goTo: (tab: string) => void] {
  const { tab }: AddressSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const shown = RESULTS_TABS.find(({ id }) => id === tab) ?? RESULTS_TABS[0];
  const goTo = (next: string) => {
    const isFirst = next === RESULTS_TABS[0].id;
    void navigate({
      to: '.',
      search: (previous: AddressSearch): AddressSearch => ({
        ...(isFirst ? {} : { tab: next }),
        ...keptSearch(previous),
      }),
    });
  };
  return [shown.id, goTo];
}
