import type { ReactNode } from 'react';
import type { SitePage } from '../../editions.ts';
import type { AddressSearch } from '../../state/address/address.ts';
import { useLead } from './navigation.ts';

/** Goes to a page; debug flags stay. */
export function useGoToPage(page: SitePage): (search?: AddressSearch) => void {
  const lead = useLead();
  return (search = {}) => lead(page, search);
}

export interface ToPageProps {
  readonly className?: string | undefined;
  readonly page: SitePage;
  /** What the address asks of the page. */
  readonly search?: AddressSearch;
  /** The visitor is there. */
  readonly isCurrent?: boolean;
  /** Told before it leads there. */
  readonly onGo?: () => void;
  readonly children: ReactNode;
}

/** Leads to a page; a link, to be opened in a tab of the browser's too. */
export function ToPage({ className, page, search, isCurrent, onGo, children }: ToPageProps) {
  const go = useGoToPage(page);
  const query = search ? `?${new URLSearchParams(search)}` : '';
  return (
    <a
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      href={import.meta.env.BASE_URL.slice(0, -1) + page.path + query}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
        event.preventDefault();
        onGo?.();
        go(search);
      }}
    >
      {children}
    </a>
  );
}
