import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

/** What is thrown: as hostile a text as a message may hold. */
export const SECRET = 'Zé 06-11-22-33-44-55';

/** When a part throws: as it is rendered, or once it is there. */
export type Moment = 'render' | 'effect';

/**
 * In the scripts of the build: the views and dialogs that load, as a file of several parts gives them, and one of one
 * part.
 */
const PARTS = /\{(\w*(?:View|Dialog)|resumedCopyMode):\(\)=>([\w$]+)\}/g;
const PART = /([\w$]+) as (\w*(?:View|Dialog)|resumedCopyMode)(?=[,}])/g;

/** Serves the scripts so that the views and dialogs of a page can be made to throw. */
export async function makeBreakable(context: BrowserContext): Promise<void> {
  await context.addInitScript(installBreakable, SECRET);
  await context.route(/\/assets\/([\w-]+-(view|mode|dialog)|dialogs|first-run)-[\w-]+\.js$/, (route) => {
    const script = readFileSync(`dist${new URL(route.request().url()).pathname}`, 'utf8');
    const alone: string[] = [];
    const body = script.replace(PARTS, '{$1:()=>breakable("$1",$2)}').replace(PART, (_, part, name) => {
      alone.push(`const part_${name}=breakable("${name}",${part});`);
      return `part_${name} as ${name}`;
    });
    return route.fulfill({ contentType: 'text/javascript', body: body + alone.join('') });
  });
}

/** Has the view or dialog of that name throw from its next rendering on; without a moment it is whole again. */
export async function breakPart(page: Page, name: string, moment?: Moment): Promise<void> {
  await page.evaluate(([part, when]) => Object.assign(window, { broken: { [part as string]: when } }), [name, moment]);
}

/** In the page, before its scripts. */
function installBreakable(secret: string): void {
  const page = window as unknown as { broken: Record<string, Moment | undefined>; breakable: unknown };
  page.broken = {};
  // As React makes them.
  const element = (type: unknown, props: object) => ({
    $$typeof: Symbol.for('react.transitional.element'),
    type,
    key: null,
    ref: null,
    props,
  });
  page.breakable = (name: string, part: unknown) => {
    if (name === 'resumedCopyMode') return () => breakable(name, (part as () => unknown)());
    return breakable(name, part);
  };
  const breakable = (name: string, part: unknown) => (props: object) => {
    const fail = () => {
      throw new RangeError(`${secret}\n    at ${location.origin}/assets/${secret}.js:1:2`);
    };
    if (page.broken[name] === 'render') fail();
    return page.broken[name] === 'effect' ? element('i', { ref: fail }) : element(part, props);
  };
}
