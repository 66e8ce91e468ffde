import { ENGINE_VERSION } from '../../workers/shared/run/engine-version.ts';

/** The parameters of a link to a run: one quick ticket of Mega-Sena where nothing else is said. */
const RUN = {
  view: 'result',
  lottery: 'megasena',
  games: '1',
  strategy: 'quick',
  seed: 's',
  history: 'h',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
  engine: ENGINE_VERSION,
};

/** The address of a run below the site, on home unless told; `changes` are parameters of the link. */
export function linkTo(changes: Readonly<Record<string, string | number>> = {}, path = '/'): string {
  const search = new URLSearchParams(RUN);
  for (const [key, value] of Object.entries(changes)) search.set(key, String(value));
  return `${path}?${search}`;
}

/** A run whose wheel fences in nineteen numbers. */
export const WIDE_WHEEL = linkTo({
  lottery: 'timemania',
  games: 20,
  strategy: 'cercamento',
  hits: 4,
  numbers: '80,1,2,3,5,8,13,21,34,55,40,41,42,43,44,45,46,47,48',
});
