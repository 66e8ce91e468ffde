import { doubtsIn, withWay } from '../../../workers/shared/games/doubts.ts';
import type { GamesReading } from '../../../workers/shared/games/reading.ts';

/** A list in each way that its first doubtful row may be read, the likeliest first; as it is where no row is in doubt. */
export function waysOf(reading: GamesReading): readonly GamesReading[] {
  const [doubt] = doubtsIn(reading);
  if (doubt === undefined) return [reading];
  return (reading[doubt]?.ways ?? []).map((_, way) => withWay(reading, doubt, way));
}
