import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fileOf, PAGES, type SitePage } from '../editions.ts';
import { BrokenPage } from '../ui/shell/broken-page.tsx';
import { Page } from '../ui/shell/page.tsx';
import { parseSearch, stringifySearch, validateSearch } from './search.ts';

/**
 * The app's router: the routes of each edition. `onReady` is called once, when the first page is hydrated or has
 * failed; the router keeps a page in a Suspense boundary, which React hydrates after the rest.
 */
export function createAppRouter(history: RouterHistory, onReady: () => void = () => {}) {
  let isReady = false;
  const useReady = () =>
    useEffect(() => {
      if (isReady) return;
      isReady = true;
      onReady();
    }, []);
  const root = createRootRoute({ validateSearch });
  const pages = PAGES.flatMap((page) =>
    pathsOf(page).map((path) =>
      createRoute({
        getParentRoute: () => root,
        path,
        component: function PageRoute() {
          useReady();
          return <Page page={page} />;
        },
      }),
    ),
  );
  const router = createRouter({
    routeTree: root.addChildren(pages),
    basepath: import.meta.env.BASE_URL,
    history,
    parseSearch,
    stringifySearch,
    scrollRestoration: false,
    defaultErrorComponent: (props) => {
      useReady();
      return <BrokenPage {...props} />;
    },
  });
  // Without restoration it scrolls to the top whenever it has rendered, also a page that somebody has scrolled before
  // it was live. Set before it is created, this would take the browser's own away.
  router.options.scrollRestoration = () => false;
  return router;
}

/** The path to show for one below the base: its own if it names a page, without slashes at the end. */
export function knownPath(pathname: string): string {
  const path = /^.*[^/]/.exec(pathname)?.[0] ?? '';
  return PAGES.flatMap(pathsOf).find((known) => known === path) ?? '/';
}

/** True when the page that was prerendered for `rendered` is the one to show at a known path. */
export function isPageOf(path: string, rendered: string | undefined): boolean {
  return PAGES.some((page) => page.path === rendered && pathsOf(page).includes(path));
}

/** Where a page can be. A host that knows only files has it at the name of its file. */
function pathsOf(page: SitePage): readonly string[] {
  return page.path === '/' ? [page.path] : [page.path, `/${fileOf(page)}`];
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
