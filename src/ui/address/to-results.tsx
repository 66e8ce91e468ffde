import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RESULTS_PAGE } from '../../editions.ts';
import { type AddressSearch, keptSearch } from '../../state/address/address.ts';

/** Goes to the page of real results; debug flags stay. */
export function useGoToResults(): (tab?: string) => void {
  const navigate = useNavigate();
  return (tab) =>
    void navigate({
      to: RESULTS_PAGE.path,
      search: (previous: AddressSearch): AddressSearch => ({
        ...(tab !== undefined && { tab }),
        ...keptSearch(previous),
      }),
    });
}

interface Props {
  readonly className?: string | undefined;
  /** The tab to open, the first unless given: an id of `results-tabs.ts`. */
  readonly tab?: string;
  /** The visitor is there. */
  readonly isCurrent?: boolean;
  /** Told before it leads there. */
  readonly onGo?: () => void;
  readonly children: ReactNode;
}

/** Leads to the page of real results; a link, to be opened in a tab of the browser's too. */
export function ToResults({ className, tab, isCurrent, onGo, children }: Props) {
  const go = useGoToResults();
  const query = tab === undefined ? '' : `?tab=${tab}`;
  return (
    <a
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      href={import.meta.env.BASE_URL.slice(0, -1) + RESULTS_PAGE.path + query}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
        event.preventDefault();
        onGo?.();
        go(tab);
      }}
    >
      {children}
    </a>
  );
}
