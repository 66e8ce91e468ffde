import { describe } from 'vitest';

/** Tests with an engine; where it is missing they are skipped, and their name says so. */
export function describeWith(name: string, isInstalled: boolean, tests: () => void): void {
  describe.skipIf(!isInstalled)(isInstalled ? name : `${name} (not installed)`, tests);
}
