import type { DrawTable } from '../../shared/draw-table.ts';

/**
 * The table as a host's files have it: numbers ascending. The order of 20 numbers would be as many
 * bytes again as the numbers themselves.
 */
export function withoutOrder({ lottery, draws }: DrawTable): DrawTable {
  return {
    lottery,
    draws: draws.map(({ isInDrawOrder: _, numbers, second, ...draw }) => ({
      ...{ ...draw, numbers: ascending(numbers) },
      ...(second && { second: ascending(second) }),
    })),
  };
}

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
