import postcss, { type AtRule, type ChildNode, type Node, type Rule } from 'postcss';

/** A style sheet in two parts. */
export interface SplitCss {
  /** What the prerendered pages, as they stand, can look like. */
  readonly critical: string;
  /** What is only for things that come later. */
  readonly rest: string;
}

/** Neither is what a phone shows first. */
const LATER = /^(print|\(forced-colors: ?active\))$/;

/** Classes that the inline script sets. */
const STATES = ['premium', 'deep'];

/**
 * Splits a style sheet by what the prerendered pages have in them. A rule is for later when it is for print or forced
 * colours, for a class or a lottery that no page has, or for what has the focus. States such as `[open]` count as there:
 * the inline script sets them. Keyframes go with the rules that name them. The order stays.
 */
export function splitCss(css: string, pages: readonly string[]): SplitCss {
  const found = (pattern: RegExp) => names(pages.join(), pattern).flatMap((text) => text.split(' '));
  const classes = new Set([...STATES, ...found(/ class="([^"]*)"/g)]);
  const lotteries = new Set(found(/ data-lottery="([^"]*)"/g));
  const canMatch = (selector: string) =>
    !selector.includes(':focus-within') &&
    names(selector, /\.([a-zA-Z_][\w-]*)/g).every((name) => classes.has(name)) &&
    names(selector, /\[data-lottery="?(\w+)/g).every((name) => lotteries.has(name));
  const isCritical = (rule: Rule) =>
    rule.selectors.some(canMatch) && !isIn(rule, ({ name, params }) => name === 'keyframes' || LATER.test(params));
  const moved = names(only(css, isCritical), /animation(?:-name)?:([^;}]*)/g).flatMap((text) => text.split(/[\s,]/));
  const isNeeded = (rule: Rule) =>
    isCritical(rule) || isIn(rule, ({ name, params }) => name === 'keyframes' && moved.includes(params));
  return {
    critical: only(css, isNeeded),
    rest: only(css, (rule) => !isNeeded(rule)),
  };
}

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** True when one of the at-rules around a node is such a one. */
function isIn({ parent }: Node, isOne: (atRule: AtRule) => boolean): boolean {
  if (parent?.type !== 'atrule') return false;
  return isOne(parent as AtRule) || isIn(parent, isOne);
}

/** A style sheet with those rules only, without at-rules that are empty then. */
function only(css: string, keep: (rule: Rule) => boolean): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (!keep(rule)) remove(rule);
  });
  return String(sheet);
}

function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) remove(parent as AtRule);
}
