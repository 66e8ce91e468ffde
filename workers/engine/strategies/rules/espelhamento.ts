import { createUrn } from '../../random/urn.ts';
import { isBound, NoRoomError } from '../sampling/room.ts';
import type { Picker, Strategy, StrategyContext } from '../strategy.ts';

/**
 * «Espelhamento»: the mirror of n is T+1−n. The ticket is made of whole pairs and, when P is odd, of one number more:
 * the centre, its own mirror, where T is odd, else a free one.
 */
export const espelhamento: Strategy = {
  prepare(context) {
    if (isBound(context)) return [pickMirrorPairs(context)];
    const { total, pick } = context.lottery;
    const half = total >> 1;
    const pairs = pick >> 1;
    const hasCentre = total % 2 === 1;
    const singles = pick % 2 === 1 && !hasCentre ? 1 : 0;
    const lower = createUrn(Array.from({ length: half }, (_, i) => i + 1));
    const drawn = new Uint8Array(half);
    return [
      (random, ticket) => {
        lower.draw(random, pairs + singles, drawn, 0);
        let at = 0;
        for (let i = 0; i < pairs; i++) {
          const n = drawn[i] as number;
          ticket[at++] = n;
          ticket[at++] = total + 1 - n;
        }
        if (at === pick) return;
        const n = drawn[pairs] as number;
        if (hasCentre) ticket[at] = half + 1;
        else ticket[at] = random.below(2) === 0 ? n : total + 1 - n;
      },
    ];
  },
  explain({ lottery: { total } }, numbers) {
    const pairs: [number, number][] = [];
    for (const n of numbers) {
      const mirror = total + 1 - n;
      if (n < mirror && numbers.includes(mirror)) pairs.push([n, mirror]);
    }
    return { kind: 'mirror', pairs };
  },
};

/** How a ticket is made up of pairs n, T+1−n. */
interface Make {
  readonly hasCentre: boolean;
  /** Whole pairs. */
  readonly pairs: number;
  /** One number without its mirror, or none. */
  readonly isLone: boolean;
}

/**
 * A picker of whole pairs n, T+1−n around the fixed numbers and without the excluded ones, with at most one number
 * whose mirror is missing; the centre is its own mirror. Throws a NoRoomError.
 */
function pickMirrorPairs({ lottery, fixed, excluded }: StrategyContext): Picker {
  const { total, pick } = lottery;
  const mirror = (n: number) => total + 1 - n;
  const isFixed = (n: number) => fixed.includes(n);
  const isOut = (n: number) => excluded.includes(n);
  const lower = Array.from({ length: total >> 1 }, (_, i) => i + 1);
  const whole = lower.filter((n) => !isOut(n) && !isOut(mirror(n)));
  const forced = whole.filter((n) => isFixed(n) || isFixed(mirror(n)));
  const optional = whole.filter((n) => !forced.includes(n));
  // Numbers whose mirror is excluded: a fixed one of these must be the one without it.
  const widowed = lower.flatMap((n) => [n, mirror(n)]).filter((n) => !isOut(n) && isOut(mirror(n)) && n !== mirror(n));
  const broken = widowed.filter(isFixed);
  const halves = forced.filter((n) => isFixed(n) !== isFixed(mirror(n)));

  function isPossible({ pairs, isLone }: Make): boolean {
    if (pairs < 0 || pairs > whole.length || broken.length > (isLone ? 1 : 0)) return false;
    if (!isLone || broken.length === 1) return forced.length <= pairs;
    if (forced.length > pairs) return forced.length === pairs + 1 && halves.length > 0;
    return widowed.length > 0 || whole.length > pairs;
  }

  const centre = total % 2 === 1 ? (total + 1) / 2 : 0;
  const centres = [pick % 2 === 1, pick % 2 === 0].filter((isIn) =>
    isIn ? centre > 0 && !isOut(centre) : !isFixed(centre),
  );
  const make = centres
    .map((hasCentre): Make => {
      const rest = pick - (hasCentre ? 1 : 0);
      return { hasCentre, pairs: rest >> 1, isLone: rest % 2 === 1 };
    })
    .find(isPossible);
  if (!make) throw new NoRoomError('no ticket has such pairs');
  const { hasCentre, pairs, isLone } = make;
  const urn = createUrn(optional);
  const drawn = new Uint8Array(optional.length);

  return (random, ticket) => {
    const some = Math.max(0, pairs - forced.length);
    urn.draw(random, some, drawn, 0);
    const chosen = [...drawn.subarray(0, some)];
    let lone: number | undefined = broken[0];
    let kept = forced;
    if (isLone && lone === undefined && forced.length > pairs) {
      const half = halves[random.below(halves.length)] as number;
      lone = isFixed(half) ? half : mirror(half);
      kept = forced.filter((n) => n !== half);
    } else if (isLone && lone === undefined) {
      const unused = optional.filter((n) => !chosen.includes(n));
      const candidates = [...unused, ...unused.map(mirror), ...widowed];
      lone = candidates[random.below(candidates.length)];
    }
    const numbers = [...kept, ...chosen].flatMap((n) => [n, mirror(n)]);
    if (hasCentre) numbers.push(centre);
    if (lone !== undefined) numbers.push(lone);
    ticket.set(numbers);
  };
}
