import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { dateRoot, digitalRoot, nameRoot } from '../../../shared/strategy/digital-root.ts';
import { drawQuotas, fillFrom, mostOf, relaxFirst, walkQuotas } from '../sampling/quota.ts';
import { left } from '../sampling/room.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/** Roots that numerology holds dear whatever the user's own is. */
const FALLBACK_ROOTS: readonly number[] = [3, 6, 9];

/**
 * «Numerologia»: as many numbers as the ticket holds whose digital root is the user's, told as such, of the name or the
 * birth date, or else the run date's; then numbers with the roots 3, 6, 9, then any. With nothing new left, a ticket
 * goes without one of the root's numbers.
 */
export const numerologia: Strategy = {
  prepare(context) {
    const { fixed } = context;
    const { own, kin, others, count } = plan(context);
    const free = context.lottery.pick - count;
    const anyFill = [
      { numbers: own, count },
      { numbers: [...kin, ...others], count: free },
    ];
    return [
      drawQuotas([{ numbers: own, count }, ...fillFrom(kin, others, free, fixed)], fixed),
      drawQuotas(anyFill, fixed),
      walkQuotas(anyFill, fixed),
    ];
  },
  relax(context) {
    const { own, kin, others, count } = plan(context);
    return relaxFirst({ numbers: own, count }, kin, others, context);
  },
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

function plan(context: StrategyContext) {
  const { root } = rootOf(context);
  const all = left(context, allNumbers(context.lottery));
  const own = all.filter((n) => digitalRoot(n) === root);
  const rest = all.filter((n) => digitalRoot(n) !== root);
  const isKin = (n: number) => FALLBACK_ROOTS.includes(digitalRoot(n));
  return {
    own,
    kin: rest.filter(isKin),
    others: rest.filter((n) => !isKin(n)),
    count: mostOf(own, context),
  };
}
