import type { OfficialDraw } from '../../shared/official-draw.ts';
import type { NumberedDraw } from './stretches.ts';

/** The draws of real contests, ascending, as draws newest first: of Dupla Sena two of each. */
export function officialDraws(contests: readonly OfficialDraw[]): NumberedDraw[] {
  return [...contests].reverse().flatMap(({ contest, numbers, second }) => {
    const draw = { contest, numbers };
    return second ? [{ contest, numbers: second }, draw] : [draw];
  });
}
