import { ENGINE_RELEASE } from '../../workers/shared/run/engine-version.ts';

const minor = (more: number) => ENGINE_RELEASE.replace(/\.(\d+)\.\d+$/, (_, n) => `.${Number(n) + more}.0`);

/**
 * The two steps that follow when a receipt can ask for one lottery or strategy more: the release of the engine rises,
 * and the table of what can be asked has a new last row. `nth`: the how manyth addition to the copy it is.
 */
export function moreAskable(what: 'lotteries' | 'strategies', nth: number) {
  return {
    'workers/shared/run/engine-version.ts': (code: string) => code.replace(`'${minor(nth - 1)}'`, `'${minor(nth)}'`),
    'tests/replay/replay.test.ts': (code: string) =>
      code.replace(
        /(const ASKABLE = \[[\s\S]*?)(\['[\d.]+', (\{[^}]*\})\])(,?\s*\] as const;)/,
        (_, before, last, row, end) => {
          const more = row.replace(
            new RegExp(`${what}: (\\d+)`),
            (_: string, n: string) => `${what}: ${Number(n) + 1}`,
          );
          return `${before}${last}, ['${minor(nth)}', ${more}]${end}`;
        },
      ),
  };
}
