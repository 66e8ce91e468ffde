import { tap } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { awaitTold, expectNoScript, type Given, handIn, type Way } from './hand-in.ts';

/** Files that somebody gives at a place, and what is told of them. */
export interface GivenRow extends Pick<Fault, 'daily'> {
  readonly done: string;
  readonly given: Given | readonly Given[];
  readonly told: string;
  /** Otherwise than the others of the place. */
  readonly way?: Way;
}

/** Where files come in. */
interface Place {
  /** What is meant to come in there. */
  readonly of: string;
  readonly path: string;
  readonly way: Way;
  /** A button that leads to the chooser. */
  readonly open?: string;
}

const WAYS = { drop: 'dropped', paste: 'pasted', 'paste-file': 'pasted as a file' } as const;

/** Cases of files that are given at a place: what is told of each, and that it ran no script. */
export function givenAt({ of, path, way, open }: Place, rows: readonly GivenRow[]): Fault[] {
  return rows.map(({ done, given, told, way: own = way, ...more }) => ({
    done: `${of}, ${typeof own === 'object' ? 'chosen' : WAYS[own]}: ${done}`,
    saw: `«${told}»`,
    ...more,
    async play({ visit, site }) {
      await visit.open(site + path);
      if (open !== undefined) await tap(visit, 'main button', open);
      await handIn(visit, own, Array.isArray(given) ? given : [given as Given]);
      await awaitTold(visit, told);
      await expectNoScript(visit);
    },
  }));
}
