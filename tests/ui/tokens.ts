import { readFileSync } from 'node:fs';
import { type ChildNode, type Container, parse, type Rule } from 'postcss';

const SHEET = parse(readFileSync('src/ui/tokens.css', 'utf8'));

const isRule = (node: ChildNode): node is Rule => node.type === 'rule';

/** The rules of any screen, and after them those of a dark one. */
function rulesOf(scheme: 'light' | 'dark'): Rule[] {
  const rules = (container: Container) => (container.nodes ?? []).filter(isRule);
  const dark: Rule[] = [];
  SHEET.walkAtRules('media', (query) => {
    if (query.params.includes('prefers-color-scheme: dark')) dark.push(...rules(query));
  });
  return scheme === 'light' ? rules(SHEET) : [...rules(SHEET), ...dark];
}

/** The values in force within the part of a lottery, by token. */
export function coloursOf(scheme: 'light' | 'dark', lottery: string): Map<string, string> {
  const colours = new Map<string, string>();
  // The part of a lottery is below the root, whichever rule comes later.
  for (const selector of [':root', '[data-lottery]', `[data-lottery="${lottery}"]`]) {
    for (const rule of rulesOf(scheme).filter((one) => one.selectors.includes(selector))) {
      rule.walkDecls(/^--/, ({ prop, value }) => {
        colours.set(prop, value);
      });
    }
  }
  return colours;
}
