import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { EDITIONS } from '../editions.ts';
import { Page } from '../ui/shell/page.tsx';
import { parseSearch, stringifySearch, validateSearch } from './search.ts';

/**
 * The app's router: one route for each edition. `onReady` is called once, when the first page is
 * hydrated; the router keeps a page in a Suspense boundary, which React hydrates after the rest.
 */
export function createAppRouter(history: RouterHistory, onReady: () => void = () => {}) {
  let isReady = false;
  const root = createRootRoute({ validateSearch });
  const pages = EDITIONS.map((edition) =>
    createRoute({
      getParentRoute: () => root,
      path: edition.path,
      component: function PageRoute() {
        useEffect(() => {
          if (isReady) return;
          isReady = true;
          onReady();
        }, []);
        return <Page edition={edition} />;
      },
    }),
  );
  return createRouter({
    routeTree: root.addChildren(pages),
    history,
    parseSearch,
    stringifySearch,
    scrollRestoration: false,
  });
}

/** The path of the edition that an address belongs to; unknown paths fall back to the main page. */
export function knownPath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return EDITIONS.some((edition) => edition.path === path) ? path : EDITIONS[0].path;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
