import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';

/** A style sheet in two parts. */
export interface SplitCss {
  /** What the prerendered pages, as they stand, can look like. */
  readonly critical: string;
  /** What is only for things that come later. */
  readonly rest: string;
}

/** Neither is what a phone shows first. */
const LATER = ['print', '(forced-colors:active)', '(forced-colors: active)'];

/** Classes that the inline script sets. */
const STATES = ['premium', 'deep'];

/**
 * Splits a style sheet by what the prerendered pages have in them: a rule for a class, or for a
 * lottery's colours, that is in none of them is for later, and so are print and
 * forced colours. Both parts together, in this order, are the whole; within each the order stays.
 */
export function splitCss(css: string, pages: readonly string[]): SplitCss {
  const found = (pattern: RegExp) =>
    pages.flatMap((page) =>
      [...page.matchAll(pattern)].flatMap(([, text = '']) => text.split(' ')),
    );
  const classes = new Set([...STATES, ...found(/ class="([^"]*)"/g)]);
  const lotteries = new Set(found(/ data-lottery="([^"]*)"/g));
  const canMatch = (selector: string) =>
    names(selector, /\.([a-zA-Z_][\w-]*)/g).every((name) => classes.has(name)) &&
    names(selector, /\[data-lottery="?(\w+)/g).every((name) => lotteries.has(name));
  const whole = postcss.parse(css);
  // What the minifier notes for `light-dark()`, where nothing uses that.
  if (!css.includes('var(--lightningcss-'))
    whole.walkDecls(/^--lightningcss-/, (note) => void note.remove());
  const critical = whole.clone();
  const rest = whole.clone();
  filter(critical, (rule, isLater) => !isLater && rule.selectors.some(canMatch));
  filter(rest, (rule, isLater) => isLater || !rule.selectors.some(canMatch));
  const used = names(String(critical), /animation(?:-name)?:([^;}]*)/g)
    .join(' ')
    .split(/[\s,]+/);
  const isUsed = (name: string) => used.includes(name);
  critical.walkAtRules('keyframes', (frames) => void (isUsed(frames.params) || frames.remove()));
  rest.walkAtRules('keyframes', (frames) => void (isUsed(frames.params) && frames.remove()));
  const variables = splitVariables(critical);
  return { critical: String(critical), rest: String(variables) + String(rest) };
}

/** Takes the custom properties that a sheet does not use out of it; returns a sheet with them. */
function splitVariables(sheet: Root): Root {
  const used = new Set(names(String(sheet), /var\((--[\w-]+)/g));
  const isLater = ({ prop }: Declaration) => prop.startsWith('--') && !used.has(prop);
  const later = sheet.clone();
  later.walkDecls((declaration) => void (isLater(declaration) || declaration.remove()));
  sheet.walkDecls((declaration) => void (isLater(declaration) && declaration.remove()));
  for (const each of [later, sheet]) filter(each, () => true);
  later.walkAtRules('keyframes', (frames) => void frames.remove());
  return later;
}

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

type Keep = (rule: Rule, isLater: boolean) => boolean;

/** Takes out the rules that are not kept, and what is empty then. */
function filter(container: Container, keep: Keep, isLater = false): void {
  container.each((node) => {
    if (node.type === 'rule') {
      if (node.nodes.length === 0 || !keep(node as Rule, isLater)) node.remove();
    } else if (node.type === 'atrule' && node.name !== 'keyframes') {
      const { name, params, nodes } = node as AtRule;
      if (!nodes) return;
      filter(node as AtRule, keep, isLater || (name === 'media' && LATER.includes(params)));
      if (nodes.length === 0) node.remove();
    }
  });
}
