import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import { PAGES, SHARED_PAGES, type SitePage, type View } from '../../editions.ts';
import { isGenerating } from '../../platform/page-script.ts';
import {
  type Address,
  type AddressSearch,
  badLink,
  type Go,
  keptSearch,
  linkKey,
  lookAtAddress,
} from '../../state/address/address.ts';
import { ahead, showAhead } from '../../state/address/ahead.ts';
import { cancelRun, noteAddress } from '../../state/run/opening.ts';
import { dismissFailure, run } from '../../state/run/run.ts';
import { isTapWaiting } from '../../state/run/start-run.ts';

/** The page that home is, seen from one that all share: where the visitor has come from. */
let [home] = PAGES as [SitePage];

/** Returns the address that a tap asked for while the page still has another view; else undefined. */
export function useAhead(view: View): Address | undefined {
  const { address } = useSnapshot(ahead);
  return address?.view === view ? undefined : address;
}

const never = () => () => {};

/** False in the prerendered page and while it is hydrated, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** What the address asks for. The prerendered page knows no query, so until it is hydrated the answer is home. */
export function useAddress(page: SitePage): Address {
  const search: AddressSearch = useSearch({ strict: false });
  const isHydrated = useHydrated();
  const { problem } = useSnapshot(badLink);
  useEffect(() => {
    if (!SHARED_PAGES.includes(page)) home = page;
  }, [page]);
  // The same object as long as the address is the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that turns out to be bad is looked at anew
  return useMemo(
    () => (isHydrated ? lookAtAddress(search, page.views) : { view: page.views[0] }),
    [search, page, isHydrated, problem],
  );
}

/** True on a page that has no home of its own. */
function isAway(): boolean {
  const path = location.pathname.replace('.html', '');
  return SHARED_PAGES.some((page) => path.endsWith(page.path));
}

/** The address of home, without what the address of today asks for. */
export function homeAddress(): string {
  return isAway() ? import.meta.env.BASE_URL.slice(0, -1) + home.path : location.pathname;
}

/**
 * Goes to an address of a page, as a new history entry unless `replace` is set; debug flags stay. The next frame shows
 * its title and ground. The router follows after that frame: with history and views it takes a weak phone 0.2 s.
 */
export function useLead(): (page: SitePage, asked: AddressSearch, replace?: boolean) => void {
  const navigate = useNavigate();
  return useCallback(
    (page, asked, replace = false) => {
      const to = isAway() || page !== home ? page.path : '.';
      const search = (previous: AddressSearch): AddressSearch => ({ ...asked, ...keptSearch(previous) });
      const lead = () => navigate({ to, search, replace });
      // A run has an overlay in the place of a ground.
      if (replace || asked.view === 'generating') return void lead();
      showAhead(lookAtAddress(asked, page.views), lead);
    },
    [navigate],
  );
}

/** Goes to a view of home's page, as a new history entry unless `replace` is set; debug flags stay. */
export function useGo(): Go {
  const lead = useLead();
  return useCallback((search, { replace } = {}) => lead(home, search, replace), [lead]);
}

/**
 * Keeps the run and the address together: leaving the overlay's history entry, with «back» for instance, cancels the
 * run; coming to that entry when nothing runs goes home.
 */
export function useRunInAddress({ view, link }: Address): void {
  const { history } = useRouter();
  const go = useGo();
  // At once, not when the screen has followed: until then the run could still complete.
  useEffect(
    () =>
      history.subscribe(({ location }) => {
        // A tap from before the page was live comes after the choices before it, which go home.
        if (!isGenerating(location.search) && !isTapWaiting()) cancelRun();
      }),
    [history],
  );
  useLayoutEffect(() => {
    if (view !== 'generating') {
      if (view !== 'home') dismissFailure();
      noteAddress(link && linkKey(link));
    } else if (run.phase !== 'asking' && isGenerating(history.location.search)) {
      go({}, { replace: true });
    }
  }, [view, link, go, history]);
}
