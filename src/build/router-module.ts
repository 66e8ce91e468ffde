import type { Plugin } from 'vite';

const ROUTE = /@tanstack\/react-router\/dist\/esm\/route\.js$/;
const IMPORT = 'import { Link } from "./link.js";';
const INSTEAD = 'const Link = () => { throw new Error("a route has no Link in this build"); };';

/**
 * Leaves out the router's `Link`, which every route carries and no page uses: pages go by buttons
 * and plain links. It was one part in seventy of the first script.
 */
export function routerModule(): Plugin {
  return {
    name: 'router-module',
    apply: 'build',
    transform(code, id) {
      if (!ROUTE.test(id)) return null;
      if (!code.includes(IMPORT)) throw new Error('the router is written in another way now');
      return code.replace(IMPORT, INSTEAD);
    },
  };
}
