import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { dateRoot, digitalRoot, nameRoot } from '../../../shared/strategy/digital-root.ts';
import { chosenFirst } from '../sampling/chosen-first.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/** Roots that numerology holds dear whatever the user's own is. */
const FALLBACK_ROOTS: readonly number[] = [3, 6, 9];

/**
 * «Numerologia»: as many numbers as the ticket holds whose digital root is the user's, told as such, of the name or the
 * birth date, or else the run date's; then numbers with the roots 3, 6, 9, then any.
 */
export const numerologia: Strategy = {
  ...chosenFirst((context) => {
    const { root } = rootOf(context);
    const wanted = allNumbers(context.lottery).filter((n) => digitalRoot(n) === root);
    return { wanted, isSecond: (n) => FALLBACK_ROOTS.includes(digitalRoot(n)) };
  }),
  explain(context, numbers) {
    const { root, source } = rootOf(context);
    const withRoot = numbers.filter((n) => digitalRoot(n) === root);
    return { kind: 'root', root, source, withRoot };
  },
};

/** The root that the options or the run's date give, and which of them gave it. */
function rootOf({ options: { root, name, birthDate }, date }: StrategyContext) {
  if (root !== undefined) return { root, source: 'told' } as const;
  const fromName = name === undefined ? undefined : nameRoot(name);
  if (fromName !== undefined) return { root: fromName, source: 'name' } as const;
  if (birthDate !== undefined) return { root: dateRoot(birthDate), source: 'birth-date' } as const;
  return { root: dateRoot(date), source: 'run-date' } as const;
}
